import { Fragment, type ReactNode } from 'react';

interface InterpolateProps {
  text: string;
  /** Replaced by the children wherever the text contains it. */
  part: string;
  children: ReactNode;
}

/** A sentence with elements inside it. */
export function Interpolate({ text, part, children }: InterpolateProps) {
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
