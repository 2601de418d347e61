import { bothDrafts, type Draft, draftIn, isSameDraft, readDraft, saveDraft } from './draft.ts';
import { controlIn } from './formControls.ts';
import { FIELDS } from './messageFields.ts';

/**
 * What this tab has to do with the stored draft: nobody has typed here, and the form shows what is stored; it was typed
 * here; or another tab has stored something else since, and the fields stay as they are.
 */
export type DraftState = 'follows' | 'writes' | 'apart';

export const textsIn = (form: HTMLFormElement | null): Draft =>
  draftIn(Object.fromEntries(FIELDS.map((field) => [field, controlIn(form, field)?.value])));

export function fillForm(form: HTMLFormElement | null, draft: Draft): void {
  for (const field of FIELDS) {
    const control = controlIn(form, field);
    const text = draft[field] ?? '';
    // The same text set again would move the caret.
    if (control && control.value !== text) control.value = text;
  }
}

const isPartOf = (draft: Draft, whole: Draft) =>
  FIELDS.every((field) => (whole[field] ?? '').includes(draft[field] ?? ''));

/**
 * The one draft of this browser, as one form sees it. A tab stores what is typed in it; of two that were typed in, the
 * last one is kept.
 */
export class FormDraft {
  state: DraftState = 'follows';
  /** What stood here when the form was last filled or stored. */
  private seen: Draft = {};
  private readonly form: () => HTMLFormElement | null;

  constructor(form: () => HTMLFormElement | null) {
    this.form = form;
  }

  /** Fills the form, and stores what somebody has typed into it before, or the browser has put there. */
  open(): void {
    this.meet();
    const stored = readDraft();
    if (stored && !isSameDraft(stored, textsIn(this.form()))) this.store();
  }

  /** Something is typed here. Stored texts that have never stood in this form are not lost by it. */
  touch(): void {
    if (this.state === 'follows') this.meet();
    this.state = 'writes';
  }

  /** Returns whether storage took it. */
  store(): boolean {
    this.touch();
    this.seen = textsIn(this.form());
    return saveDraft(this.seen);
  }

  /** Whether there are other texts in the form than the last ones: a `change` may report what was stored long ago. */
  isChanged(): boolean {
    return !isSameDraft(this.seen, textsIn(this.form()));
  }

  /** Another tab or page has stored something. Returns whether that is what stands in this form. */
  follow(): boolean {
    const stored = readDraft();
    if (!stored) return false;
    if (this.state === 'follows') {
      fillForm(this.form(), stored);
      this.seen = stored;
      return true;
    }
    const isSame = isSameDraft(stored, textsIn(this.form()));
    this.state = isSame ? 'writes' : 'apart';
    return isSame;
  }

  /**
   * The page is left. Lines that came into a form in which nobody has typed are stored now: the browser puts them back
   * into the form when the visitor returns, and they would look like something typed. Returns whether they were stored.
   */
  leave(): boolean {
    const stored = readDraft();
    const isNew = this.state === 'follows' && stored && isSameDraft(stored, this.seen);
    if (!isNew || !this.isChanged()) return false;
    this.seen = textsIn(this.form());
    return saveDraft(this.seen);
  }

  /** The visitor comes back to a page that the browser kept, and may have gone on writing in another one. */
  comeBack(): boolean {
    if (isPartOf(textsIn(this.form()), readDraft() ?? {})) this.state = 'follows';
    return this.follow();
  }

  /** The draft is deleted, unless it is another tab's. Returns whether it was this one's. */
  remove(): boolean {
    if (this.state === 'apart') return false;
    this.state = 'follows';
    this.seen = {};
    saveDraft({});
    return true;
  }

  private meet(): void {
    const stored = readDraft();
    if (!stored || isSameDraft(stored, this.seen)) return;
    fillForm(this.form(), bothDrafts(stored, textsIn(this.form())));
    this.seen = stored;
  }
}
