/**
 * All that the contact page runs by itself. What answers a visitor waits in the page's templates until
 * one comes near; before that the plain form, and tooltips that follow :hover and :focus, are there.
 */
import { startEarly } from './contactForm/early.ts';
import { startPanning } from './mapPanning.ts';
import { onApproach } from './onApproach.ts';
import { runCode } from './runCode.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startPanning(frame);

const offices = document.getElementById('offices');
if (offices) onApproach(offices, () => runCode('offices').catch(console.error));

const form = document.getElementById('contact-form');
if (form) {
  const sendPlainly = startEarly(form);
  onApproach(form, () =>
    runCode('form').catch((error) => {
      sendPlainly();
      console.error(error);
    }),
  );
}

// Local times and the borders of countries: the page is complete without them.
addEventListener('load', () => runCode('extras').catch(console.error));
