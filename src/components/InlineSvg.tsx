interface InlineSvgProps {
  /** SVG markup from a file of this project, checked for scripts when it was read. */
  shapes: string;
  className?: string;
  id?: string;
  /** A clip path accepts shapes only, and no group. */
  as?: 'g' | 'clipPath';
}

export function InlineSvg({ shapes, className, id, as: Container = 'g' }: InlineSvgProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of this project, read at build time
  return <Container id={id} className={className} dangerouslySetInnerHTML={{ __html: shapes }} />;
}
