/**
 * Where the first view ends. A page too large for the first flight asks here for the styles of
 * `*.later.module.css` (src/delivery); any other has them in its head, like the development server.
 */
export function LaterStyles() {
  return <template data-later />;
}
