import { configure, within } from '@testing-library/dom';
import type { DetachedWindowAPI } from 'happy-dom';
import { pages } from './built.ts';

// Without style sheets nobody can say what is hidden; the browser tests look at that.
configure({ defaultHidden: true });
const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

/** A built page in happy-dom, so that a test finds its parts by role, in milliseconds and without a browser. */
export function openBuilt(path: string) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not built`);
  const { body } = new DOMParser().parseFromString(page.html, 'text/html');
  // A <header> inside an article is none of the page, which Testing Library does not know.
  const header = body.querySelector<HTMLElement>('#header > header');
  const footer = body.querySelector<HTMLElement>('body > footer');
  const main = body.querySelector('main');
  if (!header || !main || !footer) throw new Error(`${path} lacks header, main or footer`);
  return { main: within(main), header: within(header), footer: within(footer) };
}

export const hrefOf = (link: Element) => link.getAttribute('href');
export const textOf = ({ textContent }: Element) => textContent;
