import type { SpecimenLine } from '../../content/example/loadExample.ts';

/** A line of text with the name of a specimen in it, which is the link. */
export const SpecimenLink = ({ href, before, title, after }: SpecimenLine) => (
  <>
    {before}
    <a className="link" href={href}>
      {title}
    </a>
    {after}
  </>
);
