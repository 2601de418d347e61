/** A pattern that fills the block of one service on the die of /services. */
export interface Texture {
  width: number;
  /** Which part stays when the block crops it: preserveAspectRatio. */
  keeps: 'xMidYMid' | 'xMinYMin' | 'xMinYMid';
  hairlines: string;
  solids: string;
  /** The one route that is drawn in white. */
  route?: string;
}

export const HEIGHT = 300;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export function markup({ width, keeps, hairlines, solids, route }: Texture): string {
  const hot = route ? `<path class="h" d="${route}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="${keeps} slice"><path d="${hairlines}"/><path class="s" d="${solids}"/>${hot}</svg>\n`;
}
