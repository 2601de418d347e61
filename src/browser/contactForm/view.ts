import { FIELDS, type FieldName, type FormState } from './contactForm.ts';

/**
 * Shows the state in the page that is there. It writes attributes and values only: every word stands
 * in the HTML from the beginning, so that a translated page stays translated and nothing is rebuilt.
 */

/** Shows the one of several wordings whose `data-<name>` is the value, and hides the others. */
export function choose(root: ParentNode, name: string, value: string | undefined): void {
  for (const wording of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    wording.hidden = wording.getAttribute(`data-${name}`) !== value;
  }
}

const part = (section: HTMLElement, name: string) =>
  section.querySelector<HTMLElement>(`[data-part="${name}"]`);

export const controlOf = (section: HTMLElement, field: FieldName) =>
  section.querySelector<HTMLElement>(`form [name="${field}"]`);

export function showState(section: HTMLElement, state: FormState): void {
  const { stage, problems, summary, cleared } = state;
  const form = section.querySelector('form');
  const list = part(section, 'summary');
  const panel = part(section, 'panel');
  if (!form || !list || !panel) return;
  form.hidden = stage !== 'writing';
  panel.hidden = stage === 'writing';
  choose(section, 'told', cleared ?? undefined);
  for (const field of FIELDS) {
    const control = controlOf(section, field);
    if (problems[field]) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    choose(control?.closest('[data-field]') ?? form, 'problem', problems[field]);
    for (const item of list.querySelectorAll<HTMLElement>(`[data-of="${field}"]`)) {
      item.hidden = item.dataset.is !== summary[field];
      item.toggleAttribute('data-fixed', !problems[field]);
    }
  }
  const listed = FIELDS.filter((field) => summary[field]);
  list.hidden = listed.length === 0;
  choose(list, 'left', String(listed.filter((field) => problems[field]).length));
}

/** Tells screen readers about a field that was just left, in the words that stand at it. */
export function announce(section: HTMLElement, field: FieldName | null): void {
  const status = part(section, 'status');
  const shown = field
    ? controlOf(section, field)
        ?.closest('[data-field]')
        ?.querySelector('[data-problem]:not([hidden])')
    : null;
  const text = shown?.textContent ?? '';
  if (status && status.textContent !== text) status.textContent = text;
}

/** Moves the focus, and the window so that the heading stands below the page's header. */
export function moveTo(section: HTMLElement, { on }: NonNullable<FormState['focus']>): void {
  const told = section.querySelector<HTMLElement>('[data-told]:not([hidden])');
  const target =
    on === 'message' ? controlOf(section, on) : on === 'cleared' ? told : part(section, on);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
