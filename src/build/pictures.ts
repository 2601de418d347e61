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

/** Every browser that we name reads it (docs/decisions/024): older ones take the one file beside it. */
const FORMAT = 'avif';
const TYPE = `image/${FORMAT}`;
/** At which the dark plates show no banding. */
const QUALITY = 60;
/** For the same look. */
const FALLBACK = { format: 'webp', quality: 82 } as const;

export async function pictureOf(
  { file, alt }: { file: string; alt: string },
  { widths, sizes, crop, quality = QUALITY }: PictureShape,
): Promise<PictureData> {
  const src = imageFile(file);
  const size = await sizeOf(src);
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

/** Asked of Astro: reading a property of the import itself would put the original into the build. */
async function sizeOf(src: ImageMetadata): Promise<{ width: number; height: number }> {
  const { attributes } = await getImage({ src, format: FORMAT });
  return { width: attributes.width, height: attributes.height };
}

async function croppedSource(
  image: { src: ImageMetadata; format: typeof FORMAT; quality: number },
  sourceHeight: number,
  { media, ratio, widths, sizes }: NonNullable<PictureShape['crop']>,
): Promise<PictureSource> {
  const width = Math.min(Math.max(...widths), Math.round(sourceHeight * ratio));
  const height = Math.round(width / ratio);
  const inside = widths.filter((each) => each <= width);
  const made = await getImage({ ...image, width, height, fit: 'cover', widths: inside });
  return { type: TYPE, srcSet: made.srcSet.attribute, sizes, media };
}
