import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherAnswers, SYMPTOM_KEY } from './brief.ts';
import { type BriefState, briefReducer, initialBrief } from './briefReducer.ts';

import type { QuestionSet } from './questionSets.ts';
import { leaveBehind, takeAlong } from './takeAlong.ts';

const question = (id: string, label: string) => ({ id, label, text: `${label}?` });
const sets: QuestionSet[] = [
  {
    service: 'rtl',
    topic: 'RTL Design',
    questions: [question('clocks', 'Clocks'), question('symptom', 'Symptom')],
  },
  { service: 'ml', topic: 'Machine Learning', questions: [question('symptom', 'Symptom')] },
];
const translated = sets.map(({ questions, ...set }) => ({
  ...set,
  questions: questions.map(({ id, label, text }) => ({ id, label: `${label} (2)`, text })),
}));
const reduce = briefReducer(sets);
/** A page in another language, whose form asks for the same in other words. */
const reduceTranslated = briefReducer(translated);

/** A row of the message, and whether the visitor has typed it. */
interface Row {
  text: string;
  byHand: boolean;
}

// Few words, and often the same ones: the visitor shall type what the form would have written.
const word = fc.constantFrom('one', 'two', ' a\nb', '');
const row = fc.constantFrom('Clocks: one', 'Clocks: two', 'Clocks (2): one', 'Hello', '');
const at = fc.nat(2);
const key = fc.constantFrom('rtl/clocks', 'rtl/clocks', 'rtl/symptom', 'ml/symptom');
const labelOf = (name: string) => (name.endsWith('clocks') ? 'Clocks' : 'Symptom');
const topics = fc.constantFrom('RTL Design', 'Machine Learning', '');
const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('answer' as const), key, word }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('type' as const), row, at }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('delete' as const), at }), weight: 3 },
  fc.record({ do: fc.constant('change' as const), row, at }),
  fc.record({ do: fc.constantFrom('leaveOut' as const, 'putBack' as const), key }),
  { arbitrary: fc.record({ do: fc.constant('choose' as const), topic: topics }), weight: 2 },
  fc.record({ do: fc.constant('startFrom' as const), service: fc.constantFrom('rtl', 'ml'), word }),
  fc.record({ do: fc.constant('take' as const), word }),
  fc.record({
    do: fc.constantFrom(
      'leaveBehind' as const,
      'reload' as const,
      'clearAndUndo' as const,
      'bringBack' as const,
      'otherLanguage' as const,
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const textOf = (rows: readonly Row[]) => rows.map(({ text }) => text).join('\n');

/** The rows after the form has written: every row typed by hand has to be there, in its order. */
function rowsAfter(before: readonly Row[], message: string): Row[] {
  const typed = before.filter(({ byHand }) => byHand).map(({ text }) => text);
  let next = 0;
  const rows = (message === '' ? [] : message.split('\n')).map((text) => {
    const byHand = next < typed.length && text === typed[next];
    if (byHand) next += 1;
    return { text, byHand };
  });
  // An empty row that stood alone is the empty message.
  if (typed.slice(next).join('') !== '' || (next < typed.length && rows.length > 0))
    throw new Error(`lost: ${JSON.stringify(typed.slice(next))} in ${JSON.stringify(message)}`);
  return rows;
}

function byHand(rows: readonly Row[], action: Step): Row[] | null {
  if (action.do === 'type')
    return rows.toSpliced(Math.min(action.at, rows.length), 0, { text: action.row, byHand: true });
  if (rows.length === 0) return null;
  const place = 'at' in action ? action.at % rows.length : 0;
  // A row that becomes what it was is not changed.
  if (action.do === 'change')
    return rows[place]?.text === action.row
      ? [...rows]
      : rows.with(place, { text: action.row, byHand: true });
  return action.do === 'delete' ? rows.toSpliced(place, 1) : null;
}

function byForm(state: BriefState, action: Step, topic: string): BriefState {
  const { message, brief } = state;
  switch (action.do) {
    case 'answer': {
      const answered = {
        key: `answer/${action.key}`,
        label: labelOf(action.key),
        text: action.word,
      };
      return reduce(state, { type: 'answered', ...answered, message });
    }
    case 'leaveOut':
      return reduce(state, {
        type: 'leftOut',
        key: `answer/${action.key}`,
        label: labelOf(action.key),
        message,
      });
    case 'putBack':
      return reduce(state, { type: 'putBack', key: `answer/${action.key}`, message });
    case 'choose':
      return reduce(state, { type: 'topicChanged', topic: action.topic, message });
    case 'take': {
      const taken = takeAlong(brief, 'point/a/1', { label: 'To settle', text: action.word });
      return reduce(state, { type: 'arrived', brief: taken, topic, message });
    }
    case 'leaveBehind':
      return reduce(state, {
        type: 'arrived',
        brief: leaveBehind(brief, 'point/a/1'),
        topic,
        message,
      });
    case 'startFrom': {
      const problem = { label: 'Problem', text: action.word };
      const { entries } = takeAlong(brief, SYMPTOM_KEY, problem);
      const taken = { service: action.service, entries };
      return reduce(initialBrief, { type: 'arrived', brief: taken, topic, message });
    }
    case 'bringBack':
      return reduce(state, { type: 'broughtBack', message });
    case 'otherLanguage':
      return reduceTranslated(initialBrief, { type: 'arrived', brief, topic, message });
    case 'reload':
      return reduce(initialBrief, { type: 'arrived', brief, topic, message });
    case 'clearAndUndo':
      return reduce(reduce(state, { type: 'cleared' }), {
        type: 'restored',
        brief,
        topic,
        message,
      });
    default:
      return state;
  }
}

/** Lines of answers about another topic than the one that was just chosen. */
const linesOfOthers = ({ brief, set }: BriefState) =>
  otherAnswers(brief.entries, set?.service).filter((name) => set && brief.entries[name]?.line);

test('whatever is answered, edited and undone, about one topic or another, what the visitor typed by hand is still there', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let rows: Row[] = [];
      let topic = 'RTL Design';
      let state = reduce(initialBrief, { type: 'topicChanged', topic, message: '' });
      for (const action of steps) {
        const typed = byHand(rows, action);
        const before = topic;
        if (typed) {
          rows = textOf(typed) === '' ? [] : typed;
          state = reduce(state, { type: 'edited', message: textOf(rows) });
          expect(state.message).toBe(textOf(rows));
        } else {
          if (action.do === 'choose') topic = action.topic;
          if (action.do === 'startFrom')
            topic = sets.find(({ service }) => service === action.service)?.topic ?? '';
          state = byForm(state, action, topic);
          rows = rowsAfter(rows, state.message);
          if (action.do === 'startFrom' || (action.do === 'choose' && action.topic !== before))
            expect(linesOfOthers(state)).toEqual([]);
        }
      }
    }),
    { numRuns: 4000 },
  );
});
