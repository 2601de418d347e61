/**
 * ISO 3166-1 codes (https://www.iso.org/obp/ui/#search/code/): the map knows countries by the numeric one, search
 * engines by the one of two letters. A country that is missing here is told by its name.
 */
const ALPHA_2: Readonly<Record<string, string>> = {
  '050': 'BD',
  '158': 'TW',
  '276': 'DE',
  '392': 'JP',
  '724': 'ES',
  '792': 'TR',
  '840': 'US',
};

export const alpha2Of = (numericCode: string): string | undefined => ALPHA_2[numericCode];
