import { z } from 'astro/zod';
import { block, matching, metaDescription, serviceSlug, text } from './fields.ts';

/** The text below the front matter; src/content/check/body.ts checks what is written in it. */
const body = z
  .string()
  .refine((value) => value.trim() !== '', 'expected a text below the front matter')
  .describe(
    'A table can be pasted from a spreadsheet; its first row is the head. “Alt Text” of a picture says what is seen, for people who cannot see it; “Title” is shown below it. Footnotes and formulas are written with the button “Edit in Markdown”',
  )
  .meta({ title: 'Text', translatable: true, markdown: true });

const draft = z.boolean().optional().meta({ title: 'A draft, which is not published' });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `new Date` turns 30 February into 2 March. Other texts have failed the pattern already. */
function isInCalendar(value: string): boolean {
  if (!DAY.test(value)) return true;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const date = matching(DAY, 'expected a date such as 2026-11-18').refine(
  isInCalendar,
  'expected a day of the calendar',
);

/** Whose drawing stands in the note; src/content/check/markdown.ts checks that there is such a calculation. */
const calculation = matching(
  /^(?:\S*\/)?[a-z0-9-]+(?:[?#]\S*)?$/,
  'expected a service such as "rtl-design", or a link to its calculation',
)
  .meta({ title: 'Calculation that is drawn in it' })
  .describe(
    'The short name of a service, such as rtl-design, for its usual values; for others what “Copy link” of the calculation gives',
  );

/** pages/careers.md becomes /careers. */
export const markdownPageSchema = block('Page', {
  title: text(40, 'Name of the page'),
  heading: text(60, 'Heading, if it is another than the name').optional(),
  description: metaDescription.meta({ group: undefined }),
  lead: text(260, 'Opening paragraph'),
  footer: z.boolean().optional().meta({ title: 'Linked from the footer' }),
  draft,
  body,
});

/** notes/2026-11-synchronisers.md becomes /notes/synchronisers. */
export const noteSchema = block('Note', {
  title: text(60, 'Title'),
  date: date.meta({ title: 'Date', format: 'date' }),
  summary: metaDescription.meta({
    title: 'What it says, in one or two sentences',
    group: undefined,
  }),
  services: z
    .array(serviceSlug)
    .min(1)
    .meta({ title: 'Services it belongs to' })
    .describe('Choose them from the list. “Add Service” would write a new service'),
  calculation: calculation.optional(),
  specimen: z
    .enum(['confirms', 'contradicts'])
    .optional()
    .meta({
      title: 'What the worked example does with it',
      names: { confirms: 'It confirms the note', contradicts: 'It contradicts the note in part' },
    })
    .describe('Below the note stands a link to the specimen of its first service'),
  draft,
  body,
});

export type NoteContent = z.infer<typeof noteSchema>;
