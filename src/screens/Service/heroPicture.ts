import type { PictureOptions } from '../../assets/pictures.ts';

/**
 * Wide: 16:10 in columns 5 to 12. Phone: the whole 4:3 picture from edge to edge, at most 2.25 pixels per CSS
 * pixel; more is invisible and would cost 50 % more bytes.
 */
export const heroPicture: PictureOptions = {
  quality: 60, // at 52 fine grain disappears and banding shows
  widths: [480, 750, 900, 1280],
  sizes: '(width <= 30rem) and (resolution >= 2.5dppx) 75vw, 100vw',
  crop: {
    media: '(width > 52rem)',
    ratio: 16 / 10,
    widths: [864, 1120, 1600],
    sizes: '(width <= 75rem) 91vw, (width <= 99rem) 60vw, (width <= 120rem) 950px, 1057px',
  },
};
