/**
 * All that the contact page runs by itself. What answers a visitor waits in the page's templates until
 * one comes near; before that the plain form, and tooltips that follow :hover and :focus, are there.
 */
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
