import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

export interface PictureData {
  sources: { type: string; srcSet: string }[];
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
}

const files = import.meta.glob<{ default: ImageMetadata }>('/src/assets/images/*.jpg', {
  eager: true,
});

export function imageFile(name: string): ImageMetadata {
  const file = files[`/src/assets/images/${name}.jpg`];
  if (!file) throw new Error(`src/assets/images/${name}.jpg: expected a picture, found none`);
  return file.default;
}

/** AVIF first, WebP for the rest; the quality at which the dark plates show no banding. */
const FORMATS = [
  { format: 'avif', quality: 52 },
  { format: 'webp', quality: 74 },
] as const;

export async function pictureOf(
  { file, alt }: { file: string; alt: string },
  { widths, sizes }: PictureShape,
): Promise<PictureData> {
  const src = imageFile(file);
  const fitting = widths.filter((width) => width <= src.width);
  const sources = await Promise.all(
    FORMATS.map(async ({ format, quality }) => {
      const image = await getImage({ src, format, quality, widths: [...fitting], sizes });
      return { type: `image/${format}`, srcSet: image.srcSet.attribute };
    }),
  );
  const fallback = await getImage({ src, format: 'webp', quality: 74, width: fitting.at(-1) });
  return {
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
    src: fallback.src,
    width: src.width,
    height: src.height,
    sizes,
    alt,
  };
}
