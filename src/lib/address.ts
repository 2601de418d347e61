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
export const isCityAndCountry = ({ name, country, address }: OfficeAddress) =>
  /^\P{L}*$/u.test(address.replace(name, '').replace(country, ''));

/** What an address says beside city and country: street and postal code, if it has them. */
export const streetOf = (office: OfficeAddress): string =>
  isCityAndCountry(office)
    ? ''
    : office.address
        .split(',')
        .map((part) => part.replace(office.name, '').replace(office.country, '').trim())
        .filter((part) => part !== '')
        .join(', ');

export function addressLines(office: OfficeAddress): AddressLines {
  const { name, country, address } = office;
  const start = `${name}, `;
  const joint = address.startsWith(start) ? ', ' : ' ';
  if (isCityAndCountry(office)) return { name, joint, rest: country };
  return { name, joint, rest: joint === ', ' ? address.slice(start.length) : address };
}
