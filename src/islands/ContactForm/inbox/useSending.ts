import { useEffect, useReducer, useRef } from 'react';
import type { Message } from '../../../lib/messageFields.ts';
import { messageKey } from './messageKey.ts';
import { postMessage } from './postMessage.ts';
import { initialSending, sendingReducer } from './sendingReducer.ts';

const SECOND_MS = 1_000;

/** Posts a message to the inbox, and says how it goes. */
export function useSending(url: string, language: string) {
  const [state, dispatch] = useReducer(sendingReducer, initialSending);
  /** Stops the post that is under way. */
  const underWay = useRef<AbortController>(null);
  const isSending = state.phase === 'sending';

  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => dispatch({ type: 'ticked' }), SECOND_MS);
    return () => clearInterval(timer);
  }, [isSending]);

  const send = async (message: Message) => {
    underWay.current?.abort();
    const stop = new AbortController();
    underWay.current = stop;
    dispatch({ type: 'started', message });
    const outcome = await postMessage({ url, message, key: messageKey(), language }, stop.signal);
    if (!stop.signal.aborted) dispatch({ type: 'answered', outcome });
  };

  const back = () => {
    underWay.current?.abort();
    dispatch({ type: 'returned' });
  };

  return { state, send, back };
}
