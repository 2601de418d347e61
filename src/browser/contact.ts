import { startForm } from './contactForm/load.ts';
import { startLocalTimes } from './localTimes.ts';
import { startPanning } from './mapPanning.ts';
import { startTips } from './mapTips/mapTips.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startPanning(frame);

// A browser's first clock is slow to make: it is a task of its own, once the page is there.
addEventListener('load', () =>
  startLocalTimes(document.querySelectorAll<HTMLElement>('[data-time-zone]')),
);

const markers = document.querySelector<HTMLElement>('[data-markers]');
if (markers) startTips(markers);

const map = document.querySelector<HTMLElement>('[data-shapes]');
/** The map is drawn without it: what reads the shapes comes when there is time. */
async function addShapes(element: HTMLElement): Promise<void> {
  const { startShapes } = await import('./mapShapes.ts');
  startShapes(element);
}
if (map) addEventListener('load', () => addShapes(map).catch(console.error));

const section = document.getElementById('contact-form');
if (section) startForm(section);
