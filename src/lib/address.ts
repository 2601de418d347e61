/** An address in two lines: the office's name, then the rest. */
export interface AddressLines {
  name: string;
  /** Separator, if both are read as one text. */
  joint: ', ' | ' ';
  rest: string;
}

export interface OfficeAddress {
  name: string;
  country: string;
  address: string;
}

/** True if the address has no street: only city and country, joined as the language does it. */
const isCityAndCountry = ({ name, country, address }: OfficeAddress) =>
  /^\P{L}*$/u.test(address.replace(name, '').replace(country, ''));

export function addressLines(office: OfficeAddress): AddressLines {
  const { name, country, address } = office;
  const start = `${name}, `;
  const joint = address.startsWith(start) ? ', ' : ' ';
  if (isCityAndCountry(office)) return { name, joint, rest: country };
  return { name, joint, rest: joint === ', ' ? address.slice(start.length) : address };
}
