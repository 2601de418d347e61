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
  for (const element of copied.querySelectorAll('script, style, template, link, [hidden]'))
    element.remove();
  // As the browser does: a path leads nowhere in another document.
  for (const link of copied.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg a)'))
    link.setAttribute('href', link.href);
  for (const picture of copied.querySelectorAll('img')) picture.setAttribute('src', picture.src);
  clipboardData.setData('text/plain', stripInvisible(text));
  clipboardData.setData('text/html', stripInvisible(copied.innerHTML));
  event.preventDefault();
});
