import type { Computed } from '../definition.ts';
import type { Setting } from '../input.ts';
import { allCoefficients } from './symmetricFilter.ts';

/** Coefficients as files: for AMD's FIR Compiler, and as a table. Numbers have a point in every language. */

interface Coefficients {
  readonly taps: number;
  /** Rounded. */
  readonly whole: readonly number[];
  readonly exact: readonly number[];
}

/** A result, with the address that reproduces it. */
interface Source {
  readonly setting: Setting;
  readonly computed: Computed;
  readonly address: string;
}

const isList = (list: unknown): list is readonly number[] => Array.isArray(list);

function coefficientsOf({ values }: Computed): Coefficients | null {
  const { taps, coefficients, exactCoefficients } = values;
  if (typeof taps !== 'number' || !isList(coefficients) || !isList(exactCoefficients)) return null;
  if (coefficients.length === 0) return null;
  const all = (half: readonly number[]) => allCoefficients({ taps, half });
  return { taps, whole: all(coefficients), exact: all(exactCoefficients) };
}

const settingTexts = ({ values }: Setting) =>
  Object.entries(values).map(([name, value]) => `${name} = ${value}`);

/** A radix, and integers: the tool is told "Integer Coefficients", so that it rounds nothing (PG149). */
const coeText = ({ whole }: Coefficients, { setting, address }: Source): string =>
  [
    `; ${settingTexts(setting).join(', ')}; ${address}`,
    'radix=10;',
    `coefdata=${whole.join(',')};`,
    '',
  ].join('\n');

/** So many digits that the exact ones, rounded again, give the same integers. */
const EXACT_DIGITS = 15;

const csvText = ({ whole, exact }: Coefficients, { setting, address }: Source): string =>
  [
    `# ${address}`,
    ...settingTexts(setting).map((text) => `# ${text}`),
    'index,integer,exact',
    ...whole.map(
      (each, index) => `${index},${each},${Number((exact[index] ?? 0).toPrecision(EXACT_DIGITS))}`,
    ),
    '',
  ].join('\n');

const file = (
  extension: string,
  textOf: (coefficients: Coefficients, source: Source) => string,
) => ({
  extension,
  /** `null` where there is no filter. */
  make: (source: Source) => {
    const coefficients = coefficientsOf(source.computed);
    return (
      coefficients && {
        name: `fpga-design-${coefficients.taps}-taps.${extension}`,
        text: textOf(coefficients, source),
      }
    );
  },
});

export const coefficientFiles = [file('coe', coeText), file('csv', csvText)] as const;
