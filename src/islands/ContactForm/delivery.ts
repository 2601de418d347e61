import type { ReactNode } from 'react';
import type { Message } from '../../lib/messageFields.ts';

/** Another way to send than the visitor's mail program. */
export interface Delivery {
  /** Where the form is posted without scripts. */
  action: string;
  /** The folder of the language. */
  language: string;
  /** On the button. */
  label: string;
  isSending: boolean;
  /** Calls `onArrived` once the message has arrived: until then the form keeps its text. */
  send: (message: Message, onArrived: () => void) => void;
  /** Below the form, while the message is being sent; `onStop` moves the focus to Send. */
  status: ((onStop: () => void) => ReactNode) | null;
  /** In place of the form, once there is an outcome; `onBack` returns to it. */
  panel: ((onBack: () => void) => ReactNode) | null;
}
