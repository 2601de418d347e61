import type { PictureData } from '../lib/pictures.ts';

export interface PicturePreloadProps {
  picture: PictureData;
}

/** For the head: asks for the page's largest paint before the browser has read the body. */
export function PicturePreload({ picture }: PicturePreloadProps) {
  // A browser preloads by the first matching rule only if the rules exclude each other.
  const elsewhere = picture.sources.find((source) => source.media)?.media;
  return picture.sources
    .filter((source) => source.type === 'image/avif')
    .map((source) => (
      <link
        key={source.srcSet}
        rel="preload"
        as="image"
        type={source.type}
        imageSrcSet={source.srcSet}
        imageSizes={source.sizes}
        media={source.media ?? (elsewhere && `not all and ${elsewhere}`)}
        fetchPriority="high"
      />
    ));
}
