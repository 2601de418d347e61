import { countryNames } from '../src/drawings/map/atlas.ts';

interface SelectOption {
  label: string;
  value: string;
}

const countries = (): SelectOption[] =>
  [...countryNames()]
    .map(([value, label]) => ({ label, value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Node lists these zones under older names only (https://github.com/tc39/ecma402/issues/272). */
export const CURRENT_NAMES = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];

/** The older names stay in the list, because a file may have them. */
const timeZones = (): SelectOption[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...CURRENT_NAMES, 'UTC'])]
    .sort()
    .map((zone) => ({ label: zone.replaceAll('_', ' '), value: zone }));

/** Lists for `choices` in a schema's meta. */
export const SELECT_OPTIONS = { countries, 'time zones': timeZones } as const;
