import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageWith } from '../../../tests/support/message.ts';
import { EMPTY_BRIEF } from '../../lib/brief/brief.ts';
import { FIELDS, fieldOf, forEachField } from '../../lib/messageFields.ts';
import { validateField, validateMessage } from '../../lib/validation.ts';
import { type FormAction, type FormState, formReducer, initialState } from './formReducer.ts';

const good = messageWith();

const run = (...actions: FormAction[]): FormState => actions.reduce(formReducer, initialState);

describe('what counts as wrong [C5, C7]', () => {
  test.each([
    ['', 'missing'],
    [' \t\n', 'missing'],
    ['visitor', 'noAt'],
    ['visitor@', 'noDomain'],
    ['@', 'wrong'],
    ['@company.example', 'wrong'],
    ['visitor@company', 'noDot'],
    ['me@localhost', 'noDot'],
    ['me..x@company.example', 'wrong'],
    ['me.@company.example', 'wrong'],
    ['.me@company.example', 'wrong'],
    ['me@-company-.example', 'wrong'],
    ['me@company-.example', 'wrong'],
    ['first.last@my-company.example', undefined],
    ['visitor@company.', 'wrong'],
    ['visitor@.example', 'wrong'],
    ['visitor@company..example', 'wrong'],
    ['a@b@company.example', 'wrong'],
    ['a b@company.example', 'wrong'],
    ['a@company.example,b@company.example', 'wrong'],
    ['A <a@company.example>', 'wrong'],
    ['a@company.example?bcc=b', 'wrong'],
    ['visitor@company.example', undefined],
    [' visitor@company.example ', undefined],
    ['visitor+tag@sub.company.example', undefined],
    ["o'neill@company.example", undefined],
    ['josé@bücher.example', undefined],
  ])('the address "%s"', (address, error) => {
    expect(validateField('email', address)).toBe(error);
  });

  test.each([' ', '\u00a0', '\t', '\n\n', '\u200b', '\ufeff', '\u2060\u200d', '\u3164\u2800'])(
    'what cannot be seen is a missing answer in every required field: %j',
    (blank) => {
      const required = FIELDS.filter((field) => fieldOf(field).isRequired);
      expect(validateMessage(forEachField(() => blank))).toEqual(
        Object.fromEntries(required.map((field) => [field, 'missing'])),
      );
      expect(validateMessage(good)).toEqual({});
    },
  );
});

describe('when an error is shown [C7]', () => {
  test('not while typing for the first time', () => {
    expect(run({ type: 'input', field: 'email', text: 'vis' }).errors).toEqual({});
  });

  test('not when a field is passed by without a word', () => {
    expect(run({ type: 'blur', field: 'name', text: '' })).toEqual(initialState);
  });

  test('when a field is left that was emptied again', () => {
    const emptied = run(
      { type: 'input', field: 'name', text: 'A' },
      { type: 'input', field: 'name', text: '' },
      { type: 'blur', field: 'name', text: '' },
    );
    expect(emptied.errors).toEqual({ name: 'missing' });
  });

  test('when the field is left, and told once', () => {
    const left = run({ type: 'blur', field: 'email', text: 'vis@' });
    expect(left.errors).toEqual({ email: 'noDomain' });
    expect(left.announced).toBe('email');
    expect(left.summary).toEqual({});
  });

  test('from then on it follows the typing', () => {
    const blur: FormAction = { type: 'blur', field: 'email', text: 'vis' };
    const more = run(blur, { type: 'input', field: 'email', text: 'vis@' });
    expect(more.errors).toEqual({ email: 'noDomain' });
    expect(formReducer(more, { type: 'input', field: 'email', text: good.email }).errors).toEqual(
      {},
    );
  });

  test('leaving a field that is right says nothing', () => {
    expect(run({ type: 'blur', field: 'name', text: 'A' })).toEqual(initialState);
  });
});

describe('sending [C7, C8]', () => {
  const rejected: FormAction = { type: 'rejected', errors: { email: 'wrong', topic: 'missing' } };

  test('a rejection lists the errors and takes the focus, each time anew', () => {
    const once = run(rejected);
    const twice = formReducer(once, rejected);
    expect(once.summary).toEqual({ email: 'wrong', topic: 'missing' });
    expect(once.focus).toEqual({ on: 'summary' });
    expect(twice.focus).not.toBe(once.focus);
  });

  test('the list stays as it was while its fields are fixed', () => {
    const fixed = run(rejected, { type: 'input', field: 'topic', text: 'T' });
    expect(fixed.errors).toEqual({ email: 'wrong' });
    expect(fixed.summary).toEqual({ email: 'wrong', topic: 'missing' });
  });

  test('a message that went out leads to the panel, and back to the message', () => {
    const sent = run(rejected, { type: 'sent', message: good });
    expect(sent).toMatchObject({ sent: good, errors: {}, summary: {} });
    expect(sent.focus).toEqual({ on: 'panel' });
    const back = formReducer(sent, { type: 'returned' });
    expect(back).toMatchObject({ sent: null, focus: { on: 'message' } });
  });

  test('a message that was delivered leaves neither errors nor an Undo behind', () => {
    const cleared: FormAction = { type: 'cleared', message: good, brief: EMPTY_BRIEF };
    expect(run(rejected, { type: 'delivered' })).toEqual(initialState);
    expect(run(cleared, { type: 'delivered' })).toEqual(initialState);
  });

  test('Undo is still there after an attempt to send the form that was cleared', () => {
    const cleared = run({ type: 'cleared', message: good, brief: EMPTY_BRIEF });
    expect(formReducer(cleared, rejected).cleared).toBe(cleared.cleared);
  });

  test('clearing says whether a sent message or only a draft is gone', () => {
    const sent: FormAction = { type: 'sent', message: good };
    const cleared: FormAction = { type: 'cleared', message: good, brief: EMPTY_BRIEF };
    expect(run(sent, cleared)).toMatchObject({ sent: null, cleared: { reason: 'sent' } });
    expect(run(rejected, cleared)).toMatchObject({ errors: {}, cleared: { reason: 'draft' } });
  });
});

test('no order of actions shows an error in a form that is right [C7]', () => {
  const actions: fc.Arbitrary<FormAction> = fc.oneof(
    fc.record({
      type: fc.constantFrom('blur' as const, 'input' as const),
      field: fc.constantFrom(...FIELDS),
      text: fc.string(),
    }),
    fc.constant({ type: 'rejected' as const, errors: validateMessage({ ...good, topic: '' }) }),
    fc.constant({ type: 'sent' as const, message: good }),
    fc.constant({ type: 'delivered' as const }),
    fc.constantFrom({ type: 'returned' as const }, { type: 'stopped' as const }),
    fc.constant({ type: 'cleared' as const, message: good, brief: EMPTY_BRIEF }),
    fc.constant({ type: 'undone' as const }),
  );
  fc.assert(
    fc.property(fc.array(actions), (list) => {
      const fixed = FIELDS.map(
        (field): FormAction => ({ type: 'input', field, text: good[field] }),
      );
      expect([...list, ...fixed].reduce(formReducer, initialState).errors).toEqual({});
    }),
  );
});
