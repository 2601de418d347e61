// @vitest-environment happy-dom
import { expect, test } from 'vitest';

const row = (path: string, title: string) => `<li><a href="${path}">${title}</a></li>`;

test('an address with the folder of a language in other letters leads first to the page that is meant [R7]', async () => {
  window.history.replaceState(null, '', '/zh-TW/Contact');
  document.body.innerHTML = `
    <details><a href="/" hreflang="en">English</a><a href="/zh-tw" hreflang="zh-TW">繁體中文</a></details>
    <p data-requested-path><span>Asked for</span><code></code></p>
    <nav data-nearest-title="Nearest"><p>Ways</p>
      <ul>${row('/', 'Home')}${row('/about', 'About')}${row('/contact', 'Contact')}</ul>
    </nav>`;
  await import('./nearestPages.ts');
  dispatchEvent(new Event('load'));
  const paths = Array.from(document.querySelectorAll('li a'), (link) => link.getAttribute('href'));
  expect(paths.map((path) => new URL(path ?? '', location.href).pathname)).toEqual([
    '/zh-tw/contact',
    '/zh-tw',
    '/zh-tw/about',
  ]);
});
