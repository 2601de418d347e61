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
    numberingSystem: 'latn',
    signDisplay: number.startsWith('+') ? 'always' : 'auto',
  } as const;
  if (unit === '%') {
    const percent = new Intl.NumberFormat(locale, { ...format, style: 'percent' });
    return percent.format(Number(number) / 100);
  }
  const text = new Intl.NumberFormat(locale, format).format(Number(number));
  return unit ? `${text}\u00a0${unit}` : text;
}
