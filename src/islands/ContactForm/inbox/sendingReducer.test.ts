import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageWith } from '../../../../tests/support/message.ts';
import type { Outcome } from './postMessage.ts';
import { initialSending, type SendingAction, sendingReducer } from './sendingReducer.ts';

const message = messageWith();
const received: Outcome = { type: 'received', receipt: { number: '7K3Q 20261118' } };
const failed: Outcome = { type: 'failed', reason: 'unreachable' };
const run = (...actions: SendingAction[]) => actions.reduce(sendingReducer, initialSending);

test('sending counts seconds until the answer', () => {
  expect(run({ type: 'started', message }, { type: 'ticked' }, { type: 'ticked' })).toEqual({
    phase: 'sending',
    message,
    seconds: 2,
  });
  expect(run({ type: 'started', message }, { type: 'answered', outcome: received })).toEqual({
    phase: 'received',
    message,
    receipt: { number: '7K3Q 20261118' },
  });
});

test('an answer that comes after Stop takes nothing away from the form', () => {
  const stopped = run({ type: 'started', message }, { type: 'returned' });
  expect(sendingReducer(stopped, { type: 'answered', outcome: received })).toBe(stopped);
});

test('in no order of events is a receipt shown that no server has given', () => {
  const action = fc.oneof(
    fc.constant<SendingAction>({ type: 'started', message }),
    fc.constant<SendingAction>({ type: 'ticked' }),
    fc.constant<SendingAction>({ type: 'answered', outcome: failed }),
    fc.constant<SendingAction>({ type: 'returned' }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      expect(run(...actions).phase).not.toBe('received');
    }),
  );
});
