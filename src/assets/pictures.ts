import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

interface PictureSource {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string;
}

export interface PictureData {
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface PictureOptions {
  /** In pixels; widths above that of the original are skipped. */
  widths: readonly number[];
  /** The `sizes` attribute: the width in the layout. */
  sizes: string;
  /** AVIF quality; higher for pictures with fine texture. */
  quality?: number;
  /** For layouts that show only a part of the picture: the rest is not downloaded. */
  crop?: { media: string; ratio: number; widths: readonly number[]; sizes: string };
}

const files = import.meta.glob<{ default: ImageMetadata }>('/src/assets/images/*.jpg', {
  eager: true,
});

/** The largest that a laptop shows of a picture. */
const LEAST_WIDTH = 1200;

function imageFile(name: string): ImageMetadata {
  const file = files[`/src/assets/images/${name}.jpg`];
  if (!file) throw new Error(`src/assets/images/${name}.jpg: expected a picture, found none`);
  return file.default;
}

/**
 * All browsers of our browserslist read AVIF, so a second format would only double the files and name them in
 * every page. Older browsers get the fallback: one WebP of the full width, as `src` of the `<img>`.
 */
const FORMAT = 'avif';
const TYPE = `image/${FORMAT}`;
/** With less, dark areas show banding. */
const QUALITY = 60;
const FALLBACK = { format: 'webp', quality: 82 } as const;

export async function pictureOf(
  { file, alt }: { file: string; alt: string },
  { widths, sizes, crop, quality = QUALITY }: PictureOptions,
): Promise<PictureData> {
  const src = imageFile(file);
  const size = await sizeOf(src);
  if (size.width < LEAST_WIDTH)
    throw new Error(
      `src/assets/images/${file}.jpg: expected at least ${LEAST_WIDTH} px of width, found ${size.width}`,
    );
  const fitting = widths.filter((width) => width <= size.width);
  const image = { src, format: FORMAT, quality } as const;
  const cropped = crop ? [await croppedSource(image, size.height, crop)] : [];
  const whole = await getImage({ ...image, widths: [...fitting], sizes });
  const fallback = await getImage({ src, ...FALLBACK, width: fitting.at(-1) });
  return {
    sources: [...cropped, { type: TYPE, srcSet: whole.srcSet.attribute, sizes }],
    src: fallback.src,
    ...size,
    alt,
  };
}

/** Reading `src.width` directly would make Astro copy the original into the build. */
async function sizeOf(src: ImageMetadata): Promise<{ width: number; height: number }> {
  const { attributes } = await getImage({ src, format: FORMAT });
  return { width: attributes.width, height: attributes.height };
}

async function croppedSource(
  image: { src: ImageMetadata; format: typeof FORMAT; quality: number },
  sourceHeight: number,
  { media, ratio, widths, sizes }: NonNullable<PictureOptions['crop']>,
): Promise<PictureSource> {
  const width = Math.min(Math.max(...widths), Math.round(sourceHeight * ratio));
  const height = Math.round(width / ratio);
  const inside = widths.filter((each) => each <= width);
  const made = await getImage({ ...image, width, height, fit: 'cover', widths: inside });
  return { type: TYPE, srcSet: made.srcSet.attribute, sizes, media };
}
