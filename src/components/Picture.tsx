import type { PictureData } from '../build/pictures.ts';

export interface PictureProps {
  picture: PictureData;
  className?: string;
  /** The page's largest paint: fetched first and never lazily. */
  first?: boolean;
}

export function Picture({ picture, className, first = false }: PictureProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        className={className}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
