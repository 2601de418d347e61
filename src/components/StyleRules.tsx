interface StyleRulesProps {
  /** CSS that is made from content at build time. */
  css: string;
}

/** A `<style>` for what a `style` prop cannot hold: keyframes and selectors. */
export function StyleRules({ css }: StyleRulesProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape ">" and quotes in CSS
  return <style dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />;
}
