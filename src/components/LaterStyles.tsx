/** As React writes it: src/integrations/laterStyles.ts looks for it in the finished page. */
export const LATER_MARKER = '<template data-later="true"></template>';

/** Where the first view ends: the built page asks here for the styles of `*.later.module.css`. */
export function LaterStyles() {
  return <template data-later />;
}
