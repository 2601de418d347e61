/** An address set in two lines: the office's name in large, then what follows it. */
export interface AddressLines {
  name: string;
  /** Between the two when they are read as one text. */
  joint: ', ' | ' ';
  rest: string;
}

export function addressLines({ name, address }: { name: string; address: string }): AddressLines {
  const start = `${name}, `;
  return address.startsWith(start)
    ? { name, joint: ', ', rest: address.slice(start.length) }
    : { name, joint: ' ', rest: address };
}
