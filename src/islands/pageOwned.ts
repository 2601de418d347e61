import type { ReactNode } from 'react';

/** The same object at every render: React then never compares, let alone writes, the HTML. */
const AS_IT_IS = { __html: '' };

/**
 * The children of an island's root, for markup that belongs to the page. They are rendered at build
 * time; in the browser React takes the root without looking into it, so that nothing a translator or
 * an extension does in there can make it build the part anew.
 */
export const pageOwned = (children: ReactNode) =>
  import.meta.env.SSR
    ? { children }
    : { dangerouslySetInnerHTML: AS_IT_IS, suppressHydrationWarning: true };
