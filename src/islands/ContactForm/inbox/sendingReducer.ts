import type { Message } from '../../../lib/messageFields.ts';
import type { FailureReason, Outcome, Receipt } from './postMessage.ts';

/** What the visitor sees: the form, the form being sent, the receipt, or why it was not sent. */
export type SendingState =
  | { phase: 'writing' }
  | { phase: 'sending'; message: Message; seconds: number }
  | { phase: 'received'; message: Message; receipt: Receipt }
  | { phase: 'failed'; message: Message; reason: FailureReason };

export type SendingAction =
  | { type: 'started'; message: Message }
  | { type: 'ticked' }
  | { type: 'answered'; outcome: Outcome }
  /** The visitor has stopped sending, or goes back to the form. */
  | { type: 'returned' };

export const initialSending: SendingState = { phase: 'writing' };

export function sendingReducer(state: SendingState, action: SendingAction): SendingState {
  switch (action.type) {
    case 'started':
      return { phase: 'sending', message: action.message, seconds: 0 };
    case 'ticked':
      return state.phase === 'sending' ? { ...state, seconds: state.seconds + 1 } : state;
    case 'answered': {
      // An answer to a post that was stopped meanwhile changes nothing on the screen.
      if (state.phase !== 'sending') return state;
      const { type, ...rest } = action.outcome;
      return { phase: type, message: state.message, ...rest } as SendingState;
    }
    case 'returned':
      return initialSending;
  }
}
