import { stripInvisible } from '../lib/breaks.ts';

/** Texts have invisible marks where lines may break or must not: they would stay in what a visitor copies. */
document.addEventListener('copy', (event) => {
  const { target, clipboardData } = event;
  const selection = getSelection();
  const text = String(selection);
  const plain = stripInvisible(text);
  if (!selection || !clipboardData || text === plain) return;
  // What a visitor has typed stays as it is.
  if ((target as Element).matches('input, textarea')) return;
  const copied = document.createElement('div');
  copied.append(selection.getRangeAt(0).cloneContents());
  // As the browser writes it: a path leads nowhere in another document.
  for (const link of copied.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.setAttribute('href', link.href);
  clipboardData.setData('text/plain', plain);
  clipboardData.setData('text/html', stripInvisible(copied.innerHTML));
  event.preventDefault();
});
