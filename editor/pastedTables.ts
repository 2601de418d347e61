/**
 * Cells of a spreadsheet as a table of Markdown needs them: the first row is its head. An empty paragraph
 * follows, because the cursor cannot leave a table that ends the text.
 */
function prepared(html: string): string | undefined {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const tables = pasted.querySelectorAll('table');
  if (tables.length === 0) return undefined;
  for (const table of tables) {
    for (const cell of [...(table.rows[0]?.cells ?? [])]) {
      const head = pasted.createElement('th');
      head.append(...cell.childNodes);
      cell.replaceWith(head);
    }
    table.after(pasted.createElement('p'));
  }
  return pasted.body.innerHTML;
}

/** Sveltia reads the clipboard from the event, which is read-only: another one with the prepared table takes its place. */
export function preparePastedTables(): void {
  const prepare = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const isText = target instanceof Element && target.closest('[contenteditable="true"]');
    // The event that takes its place is not trusted, and passes.
    const html = event.isTrusted && isText && prepared(clipboardData?.getData('text/html') ?? '');
    if (!html) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const data = new DataTransfer();
    data.setData('text/html', html);
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    target?.dispatchEvent(new ClipboardEvent('paste', options));
  };
  document.addEventListener('paste', prepare, { capture: true });
}
