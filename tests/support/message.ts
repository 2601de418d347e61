import { forEachField, type Message } from '../../src/lib/messageFields.ts';

/** A message that can be sent. What is optional is empty, so that no test minds a field more. */
export const messageWith = (texts: Partial<Message> = {}): Message => ({
  ...forEachField(() => ''),
  name: 'Ada',
  email: 'ada@engine.example',
  topic: 'RTL Design',
  message: 'Hello',
  ...texts,
});
