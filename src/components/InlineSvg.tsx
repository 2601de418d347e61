export interface InlineSvgProps {
  /** Shapes from a drawing of the project, checked when it was read; never a visitor's text. */
  shapes: string;
  className?: string;
  id?: string;
  /** What holds them; a clip path takes shapes only, and no group. */
  as?: 'g' | 'clipPath';
}

/** The one place where markup enters as a string. */
export function InlineSvg({ shapes, className, id, as: Holder = 'g' }: InlineSvgProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of this project, read at build time
  return <Holder id={id} className={className} dangerouslySetInnerHTML={{ __html: shapes }} />;
}
