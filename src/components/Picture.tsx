import type { PictureData } from '../assets/pictures.ts';
import { stripBreakMarks } from '../lib/breaks.ts';

interface PictureProps {
  picture: PictureData;
  className?: string;
  /** The largest paint of the first view: fetched early, never lazily. */
  priority?: boolean;
}

export function Picture({ picture, className, priority = false }: PictureProps) {
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
        alt={stripBreakMarks(picture.alt)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
