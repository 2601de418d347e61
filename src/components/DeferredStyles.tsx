/** The marker in the HTML that React writes; src/integrations/deferredStyles.ts replaces it. */
export const DEFERRED_MARKER = '<template data-deferred-styles="true"></template>';

/** Marks the end of the first view: the built page loads the sheets of `*.deferred.module.css` here. */
export function DeferredStyles() {
  return <template data-deferred-styles />;
}
