import { expect, test } from 'vitest';
import { answerKey, EMPTY_BRIEF, SYMPTOM_KEY, takenEntries } from './brief.ts';
import { type BriefAction, type BriefState, briefReducer, initialBrief } from './briefReducer.ts';

import { ANY_TOPIC, type QuestionSet, unusedTopics } from './questionSets.ts';
import { leaveBehind, takeAlong } from './takeAlong.ts';

const question = (id: string, label: string) => ({ id, label, text: `${label}?` });
const sets: QuestionSet[] = [
  {
    service: 'rtl',
    topic: 'RTL Design',
    questions: [question('clocks', 'Clocks'), question('symptom', 'Symptom')],
  },
  { service: 'ml', topic: 'Machine Learning', questions: [question('symptom', 'Symptom')] },
  { service: ANY_TOPIC, topic: 'Something else', questions: [question('goal', 'Goal')] },
];
const reduce = briefReducer(sets);
const run = (...actions: BriefAction[]) => actions.reduce(reduce, initialBrief);

const rtl = (message = ''): BriefAction => ({ type: 'topicChanged', topic: 'RTL Design', message });
const answer = (id: string, text: string, message: string): BriefAction => ({
  type: 'answered',
  key: answerKey('rtl', id),
  label: id === 'clocks' ? 'Clocks' : 'Symptom',
  text,
  message,
});
/** The state after a visitor has answered in turn, without touching the message. */
function answering(state: BriefState, ...answers: [id: string, text: string][]) {
  return answers.reduce(
    (before, [id, text]) => reduce(before, answer(id, text, before.message)),
    state,
  );
}
const entryOf = (state: BriefState, id: string) => state.brief.entries[answerKey('rtl', id)];

test('answers become lines in the order of the questions, after what was typed', () => {
  const state = answering(run(rtl('Hello,')), ['symptom', 'lost\nsamples'], ['clocks', 'two']);
  expect(state.message).toBe('Hello,\nClocks: two\nSymptom: lost samples');
});

test('an answer that changes later changes its own line, and an empty one has none', () => {
  const state = answering(run(rtl()), ['clocks', 'one'], ['symptom', 'lost'], ['clocks', 'two']);
  expect(state.message).toBe('Clocks: two\nSymptom: lost');
  expect(answering(state, ['clocks', ' ']).message).toBe('Symptom: lost');
});

test('a line that the visitor has changed stays, and a new answer becomes a new line', () => {
  const state = answering(run(rtl()), ['clocks', 'one']);
  const edited = reduce(state, { type: 'edited', message: 'Clocks: one, I think' });
  expect(entryOf(edited, 'clocks')).toMatchObject({ isEdited: true });
  const after = answering(edited, ['clocks', 'two'], ['clocks', 'two!']);
  expect(after.message).toBe('Clocks: one, I think\nClocks: two!');
});

test('a line that was deleted by hand does not come back with another answer', () => {
  const state = answering(run(rtl()), ['clocks', 'one']);
  const deleted = reduce(state, { type: 'edited', message: '' });
  expect(answering(deleted, ['symptom', 'lost']).message).toBe('Symptom: lost');
});

test('an answer that is left out takes its line along, and comes back with it', () => {
  const state = answering(run(rtl('Hi')), ['clocks', 'one'], ['symptom', 'lost']);
  const key = answerKey('rtl', 'clocks');
  const without = reduce(state, { type: 'leftOut', key, label: 'Clocks', message: state.message });
  expect(without.message).toBe('Hi\nSymptom: lost');
  expect(entryOf(without, 'clocks')?.text).toBe('one');
  const back = reduce(without, { type: 'putBack', key, message: without.message });
  expect(back.message).toBe(state.message);
});

test('a line with the mark of another version is replaced, and not doubled', () => {
  const key = answerKey('rtl', 'clocks');
  const line = '症状: 止まる';
  const brief = { entries: { [key]: { label: '症状', text: '止まる', line } } };
  const japanese = briefReducer([
    { service: 'rtl', topic: 'RTL設計', questions: [question('clocks', '症状')] },
  ]);
  const arrived = { type: 'arrived', brief, topic: 'RTL設計', message: `御中\n${line}` } as const;
  expect(japanese(initialBrief, arrived).message).toBe('御中\n症状：止まる');
});

test('a line that stands there by hand is not written twice, and never taken for our own', () => {
  const state = answering(run(rtl('Clocks: one')), ['clocks', 'one']);
  expect(state.message).toBe('Clocks: one');
  expect(answering(state, ['clocks', 'two']).message).toBe('Clocks: one\nClocks: two');
});

test('of two equal lines nobody can say which was typed by hand, so both stay', () => {
  const state = answering(run(rtl()), ['clocks', 'one']);
  const twice = reduce(state, { type: 'edited', message: 'Clocks: one\nClocks: one' });
  const once = reduce(twice, { type: 'edited', message: 'Clocks: one' });
  expect(answering(once, ['clocks', 'two']).message).toBe('Clocks: one\nClocks: two');
});

const ml = (message: string): BriefAction => ({
  type: 'topicChanged',
  topic: 'Machine Learning',
  message,
});

test('with another topic the answers about the last one leave the message, and come back with it [K3]', () => {
  const one = answering(run(rtl('Hello')), ['clocks', 'one'], ['symptom', 'lost']);
  const other = reduce(one, ml(one.message));
  expect(other.message).toBe('Hello');
  const key = answerKey('ml', 'symptom');
  const same = { type: 'answered', key, label: 'Symptom', text: 'lost' } as const;
  const both = reduce(other, { ...same, message: other.message });
  expect(both.message).toBe('Hello\nSymptom: lost');
  const back = reduce(both, rtl(both.message));
  expect(back.message).toBe(one.message);
  expect(unusedTopics(back.brief, back.set, sets)).toEqual(['Machine Learning']);
});

test('a line that was changed by hand stays with another topic, and so does all that was taken along [K3]', () => {
  const point = { label: 'To settle', text: 'Who?' };
  const brief = takeAlong(EMPTY_BRIEF, 'point/a/1', point, 'rtl');
  const fields = { topic: 'RTL Design', message: '' };
  const arrived = reduce(initialBrief, { type: 'arrived', brief, ...fields });
  const one = answering(arrived, ['clocks', 'one'], ['symptom', 'lost']);
  const message = one.message.replace('lost', 'lost, I think');
  expect(reduce(one, ml(message)).message).toBe('Symptom: lost, I think\nTo settle: Who?');
});

test('answers that left the message are brought back, and then stay with the topic [K3]', () => {
  const one = answering(run(rtl('Hello')), ['clocks', 'one']);
  const other = reduce(one, ml(one.message));
  const back = reduce(other, { type: 'broughtBack', message: other.message });
  expect(back.message).toBe(one.message);
  expect(unusedTopics(back.brief, back.set, sets)).toEqual([]);
  const { brief, message } = back;
  const topic = 'Machine Learning';
  expect(reduce(initialBrief, { type: 'arrived', brief, topic, message }).message).toBe(message);
});

test('while a topic is being typed, and where it only says more, no answer leaves the message [K3]', () => {
  const one = answering(run(rtl()), ['clocks', 'one']);
  const topics = ['RTL Desig', '', 'M', 'RTL', 'RTL Design', 'RTL Design of a camera'];
  const after = topics.reduce(
    (state, topic) => reduce(state, { type: 'topicChanged', topic, message: state.message }),
    one,
  );
  expect([after.message, after.set?.service]).toEqual(['Clocks: one', 'rtl']);
});

test('another symptom is another case: what was answered about the first leaves the message [K3]', () => {
  const one = answering(run(rtl()), ['clocks', 'one']);
  const problem = { label: 'Problem', text: 'It is slow' };
  const { entries } = takeAlong(one.brief, SYMPTOM_KEY, problem);
  const brief = { service: 'ml', entries };
  const fields = { topic: 'Machine Learning', message: `${one.message}\nTyped` };
  for (const state of [initialBrief, one]) {
    const after = reduce(state, { type: 'arrived', brief, ...fields });
    expect(after.message).toBe('Typed\nProblem: It is slow');
  }
});

test('the topic keeps its questions on a page in another language, and so do the answers', () => {
  const { brief, message } = answering(run(rtl()), ['clocks', 'two']);
  const german = briefReducer([
    { service: 'rtl', topic: 'RTL-Design', questions: [question('clocks', 'Takte')] },
  ]);
  const topic = 'RTL Design';
  const state = german(initialBrief, { type: 'arrived', brief, topic, message });
  expect(state.set?.questions[0]?.label).toBe('Takte');
  expect(state.message).toBe('Takte: two');
  const byHand = 'Clocks: two, I think';
  const edited = reduce(answering(run(rtl()), ['clocks', 'two']), {
    type: 'edited',
    message: byHand,
  });
  const kept = { brief: edited.brief, topic, message: byHand };
  expect(german(initialBrief, { type: 'arrived', ...kept }).message).toBe(byHand);
});

test('the name of a service that is being typed asks nothing yet; any other topic asks the general questions', () => {
  const setOf = (topic: string) => run({ type: 'topicChanged', topic, message: '' }).set?.service;
  expect(['', 'RTL', 'rtl design ', 'Motor', 'Something else'].map(setOf)).toEqual([
    undefined,
    undefined,
    'rtl',
    ANY_TOPIC,
    ANY_TOPIC,
  ]);
});

test('a topic is in the visitor’s own words unless it is the name of a service, also that of another language', () => {
  const isWorded = (topic: string) =>
    run({ type: 'topicChanged', topic, message: '' }).brief.isWorded ?? false;
  const topics = ['rtl design ', 'RTL Design of a radar', 'Motor', 'Something else'];
  expect(topics.map(isWorded)).toEqual([false, true, true, true]);
  const german = briefReducer([{ service: 'rtl', topic: 'RTL-Entwurf', questions: [] }]);
  const { brief } = run(rtl());
  const fields = { topic: 'RTL Design', message: '' };
  expect(german(initialBrief, { type: 'arrived', brief, ...fields }).brief).toEqual(brief);
});

test('what was taken along gets a line when the form sees it, and loses it when it is left behind', () => {
  const point = { label: 'To settle', text: 'Who owns the sources?' };
  const taken = takeAlong(EMPTY_BRIEF, 'point/ownership/1', point, 'rtl');
  expect(taken.service).toBe('rtl');
  const fields = { topic: 'RTL Design', message: 'Hello' };
  const state = reduce(initialBrief, { type: 'arrived', brief: taken, ...fields });
  expect(state.message).toBe('Hello\nTo settle: Who owns the sources?');
  const brief = leaveBehind(state.brief, 'point/ownership/1');
  const { message, topic = '' } = { ...state, ...state.brief };
  expect(reduce(state, { type: 'arrived', brief, topic, message }).message).toBe('Hello');
});

test('a cleared brief comes back as it was, and leaves a message that was begun since', () => {
  const state = answering(run(rtl()), ['clocks', 'two']);
  const empty = reduce(state, { type: 'cleared' });
  expect(empty).toEqual(initialBrief);
  const { brief } = state;
  const back = { type: 'restored', brief, topic: 'RTL Design' } as const;
  const undone = reduce(empty, { ...back, message: state.message });
  expect([undone.brief, undone.message]).toEqual([brief, state.message]);
  const late = reduce(empty, { ...back, message: 'New' });
  expect(answering(late, ['symptom', 'lost']).message).toBe('New\nSymptom: lost');
});

test('an answer given since the form was cleared takes the place of the one that comes back', () => {
  const before = answering(run(rtl('Old')), ['clocks', 'one'], ['symptom', 'lost']);
  const since = answering(run(rtl()), ['clocks', 'two']);
  const message = `${before.message}\n\n${since.message}`;
  const undone = reduce(since, {
    type: 'restored',
    brief: before.brief,
    topic: 'RTL Design',
    message,
  });
  expect(undone.message).toBe('Old\nSymptom: lost\n\nClocks: two');
  expect(answering(undone, ['clocks', 'three'], ['symptom', 'found']).message).toBe(
    'Old\nSymptom: found\n\nClocks: three',
  );
});

test('the symptom that the visitor started from is the first line, before the answers [K3]', () => {
  const taken = takeAlong(EMPTY_BRIEF, 'point/a/1', { label: 'To settle', text: 'Who?' }, 'rtl');
  const problem = { label: 'Problem', text: 'It is late' };
  const brief = takeAlong(taken, SYMPTOM_KEY, problem, 'rtl');
  const arrived = reduce(initialBrief, {
    type: 'arrived',
    brief,
    topic: 'RTL Design',
    message: '',
  });
  expect(takenEntries(arrived.brief.entries).map(([key]) => key)[0]).toBe(SYMPTOM_KEY);
  const key = answerKey('rtl', 'clocks');
  const { message } = arrived;
  const after = reduce(arrived, { type: 'answered', key, label: 'Clocks', text: 'one', message });
  expect(after.message).toBe('Problem: It is late\nClocks: one\nTo settle: Who?');
});

test('what is taken along again replaces its line', () => {
  const taken = (state: BriefState, text: string) => {
    const brief = takeAlong(state.brief, 'calculation/rtl', { label: 'Result', text });
    return reduce(initialBrief, { type: 'arrived', brief, topic: '', message: state.message });
  };
  expect(taken(taken(initialBrief, 'one year'), 'two years').message).toBe('Result: two years');
});
