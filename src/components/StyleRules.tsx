export interface StyleRulesProps {
  /** CSS that is made from content at build time. */
  css: string;
}

/** Rules that a `style` prop cannot hold: keyframes, or selectors that name another element. */
export function StyleRules({ css }: StyleRulesProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape ">" and quotes in CSS
  return <style dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />;
}
