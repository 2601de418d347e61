import { type ComponentPropsWithRef, type ElementType, useMemo } from 'react';

type HtmlProps<T extends ElementType> = Omit<
  ComponentPropsWithRef<T>,
  'as' | 'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> & {
  as: T;
  /** Markup that our own code made and escaped; `null` leaves what the server sent. */
  html: string | null;
};

/**
 * Results with raised exponents and marked numbers, and the drawing. React hydrates it without comparing, and replaces all
 * of it at once, which works whatever a translator has put there.
 */
export function Html<T extends ElementType>({ as, html, ...props }: HtmlProps<T>) {
  const Tag: ElementType = as;
  // React 19 compares the object, not the string, and would write the same markup at every render.
  const inner = useMemo(() => ({ __html: html ?? '' }), [html]);
  return (
    <Tag
      // Another element in place of the server's: for React, what it was sent is empty, and an empty result changes nothing.
      key={html === null ? 'sent' : 'made'}
      {...props}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by src/calculations, which escapes every text
      dangerouslySetInnerHTML={inner}
    />
  );
}
