import { z } from 'astro/zod';
import { FIELDS, fieldOf } from '../../lib/messageFields.ts';
import { block, metaDescription, text } from './fields.ts';
import { questions } from './questions.ts';

/** So many can be missing or wrong at once. */
const REQUIRED = FIELDS.filter((name) => fieldOf(name).isRequired).length;

export const contactSchema = block('Contact', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  label: text(30, 'Small line above the heading'),
  write: text(30, 'Link to the form').describe('At the top of the page'),
  map: block('Map', {
    title: text(60, 'Heading'),
    lead: text(320, 'Text'),
    name: text(60, 'Map, for screen readers'),
    hint: text(60, 'Hint on small screens').describe(
      'Shown where the map is wider than the screen',
    ),
    compass: z
      .strictObject({
        north: text(4, 'North'),
        south: text(4, 'South'),
        east: text(4, 'East'),
        west: text(4, 'West'),
      })
      .meta({ title: 'Letters of the compass' })
      .describe('The letters behind degrees in the table of offices'),
    hours: block('Offices and hours', {
      open: text(30, 'In working hours'),
      closed: text(30, 'Outside of them'),
      weekend: text(30, 'At the weekend'),
      sun: text(40, 'Place under the sun'),
      pullSun: text(40, 'Invitation to pull it').describe('Below that'),
      yourTime: text(40, 'Time that it is pulled to', ['time']).describe('In their place'),
      clock: text(60, 'Time of day').describe('Name of the sliders, for screen readers'),
      now: text(20, 'The present hour').describe('In place of the day in the next two'),
      oneAtWork: text(140, 'One office works', ['day', 'time', 'offices']).describe(
        'Below the map. {day} is such as “Fri 20 Nov”, {time} the visitor’s own, {offices} the city. What stands in brackets is emphasised',
      ),
      atWork: text(140, 'Several work', ['day', 'time', 'offices']).describe('In the same place'),
      nobody: text(140, 'Nobody works', ['day', 'time']).describe('In the same place'),
      most: text(120, 'Most offices at once', ['most', 'from', 'to']).describe(
        'When on that day the most offices work; {most} is how many',
      ),
      noneThatDay: text(80, 'No office works on that day'),
      never: text(80, 'There is no time at which all offices work').describe(
        'Shown after the most at once, where it is so on every day of the year',
      ),
      propose: text(30, 'Button: propose this time'),
      proposeInstead: text(30, 'The same, where another time is proposed'),
      inMessage: text(30, 'The same, once it is in the message'),
      proposedTime: text(30, 'Before the time in the message'),
      proposal: text(80, 'The time in the message', ['day', 'time', 'utc']).describe(
        '{day} and {time} are the visitor’s own',
      ),
      dayBefore: text(30, 'Button: the same time a day before'),
      dayAfter: text(30, 'Button: the same time a day later'),
      backToNow: text(30, 'Button: back to the current hour'),
    }),
  }),
  list: block('Table of offices', {
    title: text(60, 'Heading'),
    text: text(140, 'Text').describe('Says what the colour means'),
    caption: text(80, 'Table, for screen readers'),
    office: text(20, 'Column of offices'),
    country: text(20, 'Column of countries'),
    address: text(20, 'The same column, with addresses').describe(
      'Once an office has more than city and country',
    ),
    opening: text(40, 'Opening hours of an office', ['from', 'to']).describe(
      'Below its address, where it states them',
    ),
    time: text(20, 'Column of local times'),
    columnOfHours: text(60, 'Column of working hours, for screen readers'),
    link: text(30, 'Public map, for screen readers').describe(
      'Said after the city, which is the link',
    ),
    you: text(20, 'The visitor').describe('Last row of the table, with the visitor’s own time'),
    pull: text(120, 'Beside the visitor’s own day, whose tick can be pulled'),
    openOf: text(40, 'Offices in working hours', ['open', 'all']).describe(
      'In that row; {open} of {all} offices',
    ),
    range: text(30, 'Hours from and to', ['from', 'to']).describe('For screen readers'),
    shared: text(100, 'Hours shared with the visitor', ['office', 'hours']).describe(
      'For screen readers; {office} is the city',
    ),
    notShared: text(60, 'No hours shared', ['office']).describe(
      'For screen readers; {office} is the city',
    ),
    nominal: text(180, 'Note on the hours', ['from', 'to']).describe(
      'No opening hours: {from} and {to} are assumed for every office',
    ),
    partly: text(180, 'The same, where some offices state their hours', ['from', 'to']),
    stated: text(120, 'The same, where every office states its hours'),
  }),
  form: block('Form', {
    title: text(30, 'Heading'),
    intro: text(400, 'Text'),
    required: text(60, 'Note on required fields'),
    first: z
      .strictObject({
        title: text(60, 'Heading'),
        items: z.array(text(120, 'Point')).min(2).max(6).meta({ title: 'Points' }),
        note: text(160, 'Note'),
      })
      .meta({ title: 'What to put in a first message' })
      .describe('Beside the form'),
    next: z
      .strictObject({
        title: text(60, 'Heading'),
        steps: z.array(text(160, 'Step')).min(2).max(4).meta({ title: 'Steps' }),
        replyTime: text(60, 'Time of reply', ['replyTime']).describe(
          'Shown where the settings have one; {replyTime} is that time',
        ),
      })
      .meta({ title: 'What happens after writing' })
      .describe('Beside the form. Only what is true of every first contact'),
    name: text(30, 'Field for the name'),
    email: text(30, 'Field for the email address'),
    topic: text(30, 'Field for the topic'),
    topicHint: text(120, 'Hint on the topic'),
    topicOther: text(40, 'Choice of another topic'),
    message: text(30, 'Field for the message'),
    messageHint: text(120, 'Hint on the message'),
    send: text(40, 'Send button'),
    draft: text(120, 'Note on the kept draft').describe(
      'Shown while a draft is kept in the browser',
    ),
    draftClear: text(40, 'Button to clear the draft'),
    draftCleared: text(90, 'Note on the cleared draft'),
    draftElsewhere: text(120, 'Note on what another tab has stored').describe(
      'Shown when another tab has stored something else than what stands in the form',
    ),
    draftNotKept: text(120, 'Note on a draft that cannot be kept').describe(
      'Shown when the browser forbids storage, or has no room',
    ),
    undo: text(30, 'Button that brings a cleared message back'),
    brief: block('First questions', {
      title: text(80, 'Heading', ['topic']).describe('Above the questions; {topic} is the service'),
      titleOther: text(60, 'Heading for another topic').describe('Also above the list of all'),
      hint: text(140, 'Text below the heading'),
      freely: text(60, 'Button to the message').describe('After that text'),
      example: text(40, 'An example of an answer', ['hint']).describe(
        'Below each question; {hint} is the example',
      ),
      theirs: text(160, 'Note where the visitor has changed the line'),
      aside: text(160, 'Note on answers about other topics', ['topics']).describe(
        'They have left the message, because the topic is another one now; {topics} are the others. The next button stands beside it',
      ),
      bringBack: text(40, 'Button that brings them back'),
      messageHint: text(120, 'Hint on the message').describe('Where it is written from answers'),
      taken: text(40, 'Heading of what was taken along').describe(
        'Points, deliverables and calculations from other pages',
      ),
      calendar: text(40, 'Button to save a proposed time').describe('A file for calendars'),
      remove: text(20, 'Button to remove it from the message'),
      putBack: text(20, 'Button to put it back'),
      block: text(40, 'Heading of the overview'),
      other: questions.describe('Where the topic is none of the services'),
    }),
    errors: block('Where something is missing', {
      titles: z
        .array(text(60, 'Heading'))
        .length(REQUIRED, `expected a title for each number of fields from one to ${REQUIRED}`)
        .meta({ title: 'Headings' })
        .describe('Above the list of problems: for one field, for two, and so on'),
      fixed: text(60, 'Heading once all are fixed').describe(
        'The same place once every listed field is fixed',
      ),
      name: text(90, 'The name is missing').describe('A whole sentence without a full stop'),
      email: block('The email address is missing or wrong', {
        missing: text(90, 'There is none'),
        noAt: text(90, 'Without @'),
        noDomain: text(90, 'Nothing after the @'),
        noDot: text(90, 'No dot after the @'),
        wrong: text(90, 'Otherwise wrong'),
      }),
      topic: text(90, 'The topic is missing'),
      message: text(90, 'The message is missing'),
    }),
    after: block('After sending', {
      title: text(60, 'Heading'),
      text: text(260, 'Text'),
      tooLongTitle: text(60, 'Heading for a long message'),
      tooLong: text(260, 'Text for a long message'),
      to: text(20, 'Before our address'),
      from: text(20, 'Before the visitor’s address'),
      notOpen: text(60, 'Question before the other ways'),
      copy: text(40, 'Copy button'),
      copied: text(40, 'Note after copying'),
      copyFailed: text(120, 'Note where copying failed'),
      again: text(40, 'Link to the mail program').describe(
        'A link that opens the mail program once more',
      ),
      gmail: text(40, 'Link to Gmail'),
      outlook: text(40, 'Link to Outlook'),
      gmailPaste: text(40, 'Link to Gmail, for pasting').describe(
        'Where the message is too long for a link',
      ),
      outlookPaste: text(40, 'Link to Outlook, for pasting'),
      save: text(40, 'Button to save the message as a file'),
      print: text(40, 'Button to print the message'),
      sent: text(40, 'Button once it is sent'),
      back: text(40, 'Button back to the form'),
      done: text(90, 'Words of thanks'),
    }),
  }),
});

export type ContactContent = z.infer<typeof contactSchema>;
