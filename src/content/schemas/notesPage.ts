import type { z } from 'astro/zod';
import { block, metaDescription, text } from './fields.ts';

export const notesPageSchema = block('Notes', {
  title: text(30, 'Name of the page'),
  meta: metaDescription,
  heading: text(40, 'Heading'),
  lead: text(260, 'Opening paragraph'),
  all: text(40, 'Link to all notes'),
  feed: text(40, 'Link to the Atom feed'),
  inLanguage: text(30, 'Beside a note that is not translated', ['language']),
  related: text(30, 'Above the related service'),
  next: text(30, 'Above the next note'),
  move: text(40, 'Below a drawing: to its calculation'),
  formula: text(30, 'Name of a formula, for screen readers'),
  code: text(30, 'Name of a listing, for screen readers'),
  table: text(30, 'Name of a table without a caption, for screen readers'),
  footnote: text(30, 'Name of a footnote, for screen readers', ['number']),
  back: text(40, 'From a footnote back to the text'),
});

export type NotesPageContent = z.infer<typeof notesPageSchema>;
