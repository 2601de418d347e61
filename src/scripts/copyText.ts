import { stripInvisible } from '../lib/breaks.ts';

/** Texts have invisible marks where lines may break or must not: they would stay in what a visitor copies. */
document.addEventListener('copy', (event) => {
  const { target, clipboardData } = event;
  const selection = getSelection();
  const text = String(selection);
  if (!clipboardData || !selection?.rangeCount || text === stripInvisible(text)) return;
  // What a visitor has typed stays as it is.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  const copied = document.createElement('div');
  copied.append(selection.getRangeAt(0).cloneContents());
  clipboardData.setData('text/plain', stripInvisible(text));
  clipboardData.setData('text/html', stripInvisible(copied.innerHTML));
  event.preventDefault();
});
