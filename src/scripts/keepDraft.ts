import { FormDraft } from '../lib/formDraft.ts';

/**
 * Puts the stored draft into the plain form, so that nobody types into an empty one while React is on its way, and stores
 * what is typed until React does, and again where React fails.
 */
export function keepDraft(id: string): void {
  // Found anew each time: if React fails, PlainFallback puts another form in its place.
  const formNow = () => document.getElementById(id) as HTMLFormElement | null;
  const draft = new FormDraft(formNow);
  draft.open();

  const keep = ({ target, type }: Event) => {
    const form = formNow();
    if (!form || (target as HTMLInputElement).form !== form) return;
    // React stores what is typed in the form that it has taken over. It was typed in this tab all the same.
    if (form.noValidate) draft.state = 'writes';
    else if (type === 'input' || draft.isChanged()) draft.store();
  };
  for (const name of ['input', 'change']) document.addEventListener(name, keep);
}
