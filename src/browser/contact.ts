/**
 * All that the contact page runs by itself. What answers a visitor waits in the page's templates until
 * one comes near; before that the plain form, and tooltips that follow :hover and :focus, are there.
 */
import type { KeptKey } from '../lib/kept.ts';
import { startMap } from './mapStart.ts';
import { notePress } from './mapTips/notePress.ts';
import { onApproach } from './onApproach.ts';
import { onView } from './onView.ts';
import { runCode } from './runCode.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startMap(frame);

const markers = document.querySelector<HTMLElement>('[data-markers]');
if (markers) notePress(markers);

const offices = document.getElementById('offices');
if (offices) {
  onApproach(offices, () => runCode('offices'));
  // Local times and the borders of countries: the page is complete without them.
  onView(offices, () => runCode('extras'));
}

const form = document.getElementById('contact-form');
if (form) {
  const takeOver = () =>
    runCode('form', () => {
      form.dataset.code = 'failed';
      form.dispatchEvent(new Event('form:code'));
    });
  onView(form, () => {
    runCode('draft');
    if ('sparing' in document.documentElement.dataset) onApproach(form, takeOver);
    else takeOver();
  });
  const draft: KeptKey = 'contact-draft';
  try {
    if (localStorage.getItem(draft)) runCode('draft');
  } catch {} // where storage is forbidden there is none
}
