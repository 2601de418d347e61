interface HtmlProps {
  /** Rendered from Markdown that the check has read. */
  markup: string;
  className?: string | undefined;
}

/** A line of a specimen with its code and links. */
export const HtmlLine = ({ markup, className }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown in which the check allows no HTML
  <p className={className} dangerouslySetInnerHTML={{ __html: markup }} />
);
