import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

export interface PictureSource {
  type: string;
  srcSet: string;
  sizes: string;
  /** Where the source applies; without it, everywhere else. */
  media?: string;
}

export interface PictureData {
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
  sizes: string;
  alt: string;
}

export interface PictureShape {
  /** Widths to make, in pixels; those wider than the source are left out. */
  widths: readonly number[];
  /** The width the layout gives it, as in the `sizes` attribute. */
  sizes: string;
  /** AVIF quality, for a picture whose fine texture would suffer. */
  quality?: number;
  /** Another crop where the design shows less of the picture: its pixels are not sent unseen. */
  crop?: { media: string; ratio: number; widths: readonly number[]; sizes: string };
}

const files = import.meta.glob<{ default: ImageMetadata }>('/src/assets/images/*.jpg', {
  eager: true,
});

export function imageFile(name: string): ImageMetadata {
  const file = files[`/src/assets/images/${name}.jpg`];
  if (!file) throw new Error(`src/assets/images/${name}.jpg: expected a picture, found none`);
  return file.default;
}

/** The AVIF quality at which the dark plates show no banding. */
const QUALITY = 60;

/** AVIF first, WebP for the rest: it needs a higher figure for the same look. */
const formatsOf = (quality = QUALITY) =>
  [
    { format: 'avif', quality },
    { format: 'webp', quality: quality + 14 },
  ] as const;

export async function pictureOf(
  { file, alt }: { file: string; alt: string },
  { widths, sizes, crop, quality: wanted }: PictureShape,
): Promise<PictureData> {
  const src = imageFile(file);
  const formats = formatsOf(wanted);
  const fitting = widths.filter((width) => width <= src.width);
  const cropped = crop
    ? await Promise.all(
        formats.map(async ({ format, quality }) => {
          const { media, ratio } = crop;
          const width = Math.min(Math.max(...crop.widths), Math.round(src.height * ratio));
          const height = Math.round(width / ratio);
          const inside = crop.widths.filter((each) => each <= width);
          const shape = { width, height, fit: 'cover', widths: inside } as const;
          const image = await getImage({ src, format, quality, ...shape });
          const srcSet = image.srcSet.attribute;
          return { type: `image/${format}`, srcSet, sizes: crop.sizes, media };
        }),
      )
    : [];
  const whole = await Promise.all(
    formats.map(async ({ format, quality }) => {
      const image = await getImage({ src, format, quality, widths: [...fitting], sizes });
      return { type: `image/${format}`, srcSet: image.srcSet.attribute, sizes };
    }),
  );
  const fallback = await getImage({
    src,
    format: 'webp',
    quality: QUALITY + 22,
    width: fitting.at(-1),
  });
  return {
    sources: [...cropped, ...whole],
    src: fallback.src,
    width: src.width,
    height: src.height,
    sizes,
    alt,
  };
}
