/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `color-mix(in srgb, colour share, ground)`. */
export function mix(colour: string, share: number, ground: string): string {
  const [r, g, b] = rgbOf(colour);
  const [r0, g0, b0] = rgbOf(ground);
  const between = (one: number, other: number) => one * share + other * (1 - share);
  return hexOf([between(r, r0), between(g, g0), between(b, b0)]);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 to 21: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
