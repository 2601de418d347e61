import { z } from 'astro/zod';
import { id, text } from './fields.ts';

/** More would be a form to fill in, not the start of a conversation. */
const QUESTIONS_MAX = 6;

/** What an engineer asks first. Each answer becomes a line of the message: "Clocks: 20 MHz and 200 MHz". */
export const questions = z
  .array(
    z.strictObject({
      id,
      label: text(32, 'Name').describe('Before the answer in the message'),
      text: text(140, 'Question').describe('In words that a project lead knows'),
      hint: text(80, 'Example of an answer').optional().describe('In the empty field'),
    }),
  )
  .max(QUESTIONS_MAX, `expected at most ${QUESTIONS_MAX} questions`)
  .meta({ title: 'First questions' });

export type Question = z.infer<typeof questions>[number];
