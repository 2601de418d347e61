import { Fragment, type ReactNode } from 'react';

export interface MarkedProps {
  text: string;
  /** A part of the text. */
  part: string;
  /** Stands wherever the text has that part. */
  children: ReactNode;
}

/** A whole sentence, of which one part is shown in its own way. */
export function Marked({ text, part, children }: MarkedProps) {
  const [before, ...rest] = text.split(part);
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          {children}
          {after}
        </Fragment>
      ))}
    </>
  );
}
