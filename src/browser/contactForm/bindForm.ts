import { type MailLabels, type Message, mailWay } from '../../lib/mail.ts';
import { copyMessage, fillPanel, openMail } from './afterPanel.ts';
import {
  type FieldName,
  type FormEvent,
  initialState,
  isEmpty,
  next,
  problemsOf,
} from './contactForm.ts';
import { type Control, watchLeaving } from './leaving.ts';
import { announce, controlOf, moveTo, showState } from './view.ts';

const messageIn = (form: HTMLFormElement): Message => {
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  };
};

/**
 * Takes over the form that is in the page. All events are heard at the section and every element is
 * looked for when it is needed, so that whatever others do to the page nothing typed is lost.
 */
export function bindForm(section: HTMLElement): void {
  const panel = section.querySelector<HTMLElement>('[data-part="panel"]');
  const { to = '', labels: names } = section.dataset;
  if (!panel || !names) return;
  const labels: MailLabels = JSON.parse(names);
  let state = initialState;
  const tell = (event: FormEvent) => {
    const { focus } = state;
    state = next(state, event);
    showState(section, state);
    announce(section, state.announced);
    if (state.focus && state.focus !== focus) moveTo(section, state.focus);
  };
  const fieldEvent = (type: 'left' | 'typed', { name, value }: Control) =>
    tell({ type, field: name as FieldName, text: value });
  const forgetLeaving = watchLeaving(section, (field) => fieldEvent('left', field));

  section.addEventListener('input', ({ target }) => {
    if ((target as Control).form) fieldEvent('typed', target as Control);
  });

  // Not left to the browser: Chromium's own text/plain mail turns "&" into a line break, "+" into a
  // space and "é" into "Ã©". Without this code the form is still the plain one.
  section.addEventListener('submit', (event) => {
    event.preventDefault();
    forgetLeaving();
    const message = messageIn(event.target as HTMLFormElement);
    const problems = problemsOf(message);
    if (!isEmpty(problems)) {
      tell({ type: 'refused', problems });
      return;
    }
    fillPanel(panel, to, message, labels);
    openMail(panel);
    const { complete } = mailWay(to, message, labels);
    tell({ type: 'sent', message, stage: complete ? 'opened' : 'tooLong' });
  });

  section.addEventListener('reset', () => {
    forgetLeaving();
    tell({ type: 'cleared' });
  });

  const acts: Readonly<Record<string, () => void>> = {
    copy: () => state.sent && copyMessage(panel, to, state.sent, labels),
    sent: () => section.querySelector('form')?.reset(),
    back: () => tell({ type: 'returned' }),
  };
  section.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-hook], [data-of] > a');
    acts[pressed?.dataset.hook ?? '']?.();
    const field = pressed?.parentElement?.dataset.of;
    if (!field) return;
    event.preventDefault(); // the focus moves, the address stays
    controlOf(section, field as FieldName)?.focus();
  });

  section.querySelector('form')?.setAttribute('novalidate', '');
  section.querySelector<HTMLElement>('[data-part="root"]')?.toggleAttribute('data-live', true);
}
