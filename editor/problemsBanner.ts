const STYLE = `
  :host { all: initial; }
  [role='alert'] {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; box-sizing: border-box;
    max-block-size: 40vb; max-inline-size: 60rem; margin-inline: auto; overflow: auto;
    padding: 1rem 1.25rem; border-inline-start: 0.375rem solid #b3261e; border-radius: 0.25rem;
    background: #fff; color: #1c1b1f; box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 35%);
    font: 1rem/1.5 system-ui, sans-serif;
  }
  h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; }
  ul { margin: 0; padding-inline-start: 1.25rem; }
  li { overflow-wrap: anywhere; }
  button {
    float: inline-end; margin-inline-start: 1rem; padding: 0.375rem 0.75rem; border: 1px solid currentcolor;
    border-radius: 0.25rem; background: none; color: inherit; font: inherit; cursor: pointer;
  }
`;

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function bannerOf(problems: readonly string[]): HTMLElement {
  const host = element('div');
  const alert = element('div');
  alert.setAttribute('role', 'alert');
  const list = element('ul');
  list.append(...problems.map((problem) => element('li', problem)));
  const close = element('button', 'Hide until the next save');
  close.setAttribute('type', 'button');
  close.addEventListener('click', () => host.remove());
  alert.append(close, element('h2', 'Not shown yet: please correct this first.'), list);
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), alert);
  return host;
}

/** Shows the problems of the content over the open page (serveContentProblems.ts sends them). */
export function showProblems(route: string): void {
  let shown: HTMLElement | undefined;
  new EventSource(route).addEventListener('message', ({ data }) => {
    const problems: string[] = JSON.parse(data);
    shown?.remove();
    shown = problems.length > 0 ? bannerOf(problems) : undefined;
    if (shown) document.documentElement.append(shown);
  });
}
