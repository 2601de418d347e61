import type { ReactNode } from 'react';
import { DeferredStyles } from '../components/DeferredStyles.tsx';
import { DocumentHead } from './Legal/DocumentHead.tsx';

interface MarkdownPageScreenProps {
  title: string;
  /** Another heading than the title, which then stands above it. */
  heading: string | undefined;
  lead: string;
  /** The text, rendered from Markdown. */
  children?: ReactNode;
}

/** A page that is one file of Markdown. */
export function MarkdownPageScreen({ title, heading, lead, children }: MarkdownPageScreenProps) {
  return (
    <article>
      <DocumentHead label={heading && title} title={heading ?? title} lead={lead} />
      <DeferredStyles />
      {children}
    </article>
  );
}
