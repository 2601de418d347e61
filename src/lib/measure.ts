import { localNumber } from './localNumber.ts';

/**
 * A measure of a drawing, such as '+0.220 ns' or '25 %', in the signs of a language: its decimal sign,
 * and where its per cent sign stands. The digits stay Latin, as on instruments and beside units.
 */
export function measureText(measure: string, locale: string): string {
  const [number = '', unit] = measure.split(' ');
  const digits = number.split('.')[1]?.length ?? 0;
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: number.startsWith('+') ? 'always' : 'auto',
  } as const;
  if (unit === '%')
    return localNumber(Number(number) / 100, locale, { ...format, style: 'percent' });
  const text = localNumber(Number(number), locale, format);
  return unit ? `${text}\u00a0${unit}` : text;
}

/** MathML of the content has the point of English: `<mn>7.95</mn>` is `<mn>7,95</mn>` in German. */
export const mathText = (mathMl: string, locale: string): string =>
  mathMl.replace(/(?<=<mn>)[\d.]+(?=<\/mn>)/g, (number) => measureText(number, locale));
