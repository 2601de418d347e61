import type { PictureShape } from '../../build/pictures.ts';

/**
 * On a desk 16:10 in columns 5 to 12, on a phone the whole 4:3 picture from edge to edge. A phone
 * with three pixels to one gets two and a quarter: nobody sees the rest, and it would cost 50 %.
 */
export const heroShape: PictureShape = {
  quality: 60, // at 52 the grain of the package and of the glass goes, and faint bands come
  widths: [480, 750, 900, 1280],
  sizes: '(width <= 30rem) and (resolution >= 2.5dppx) 75vw, 100vw',
  crop: {
    media: '(width > 52rem)',
    ratio: 16 / 10,
    widths: [864, 1120, 1600],
    sizes: '(width <= 75rem) 91vw, (width <= 99rem) 60vw, (width <= 120rem) 950px, 1057px',
  },
};
