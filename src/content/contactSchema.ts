import { z } from 'astro/zod';
import { meta, text } from './fields.ts';

export const contactSchema = z.strictObject({
  title: text(40),
  meta,
  label: text(30),
  map: z.strictObject({
    title: text(30),
    lead: text(260),
    name: text(60).describe('Name of the map for screen readers'),
    hint: text(60).describe('Shown where the map is wider than the screen'),
    compass: z
      .strictObject({ north: text(4), south: text(4), east: text(4), west: text(4) })
      .describe('The letters behind degrees'),
  }),
  list: z.strictObject({
    caption: text(60),
    office: text(20),
    country: text(20),
    position: text(20),
    time: text(20),
    link: text(20),
    linkOf: text(40).describe('For screen readers: {office}'),
  }),
  form: z.strictObject({
    title: text(30),
    intro: text(400),
    required: text(60),
    first: z
      .strictObject({ title: text(60), items: z.array(text(120)).min(2).max(6), note: text(160) })
      .describe('What a first message holds, beside the form'),
    name: text(30),
    email: text(30),
    topic: text(30),
    topicHint: text(120),
    topicOther: text(40),
    message: text(30),
    messageHint: text(120),
    send: text(40),
    draft: text(120).describe('Shown while a draft is kept in the browser'),
    draftClear: text(40),
    draftCleared: text(90),
    errors: z.strictObject({
      titles: z
        .array(text(60))
        .length(4, 'expected a title for one, two, three and four fields')
        .describe('Above the list of problems, for one to four fields'),
      fixed: text(60).describe('The same place once every listed field is fixed'),
      name: text(90).describe('Problems are whole sentences without a stop'),
      email: z.strictObject({
        missing: text(90),
        noAt: text(90),
        noDomain: text(90),
        noDot: text(90),
        wrong: text(90),
      }),
      topic: text(90),
      message: text(90),
    }),
    after: z.strictObject({
      title: text(60),
      text: text(260),
      tooLongTitle: text(60),
      tooLong: text(260),
      to: text(20),
      from: text(20),
      copy: text(40),
      copied: text(40),
      copyFailed: text(120),
      again: text(40).describe('A link that opens the mail program once more'),
      gmail: text(40),
      outlook: text(40),
      gmailPaste: text(40).describe('Where the message is too long for a link'),
      outlookPaste: text(40),
      sent: text(40),
      back: text(40),
      done: text(90),
    }),
  }),
});
