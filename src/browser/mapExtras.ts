/** What the page is complete without: after everything that the visitor waits for. */
import { startLocalTimes } from './localTimes.ts';
import { startPanning } from './mapPanning.ts';
import { addShapes } from './mapShapes.ts';
import { whenIdle } from './whenIdle.ts';

function addExtras(): void {
  startLocalTimes(document.querySelectorAll<HTMLElement>('[data-time-zone]'));

  const frame = document.querySelector<HTMLElement>('[data-map-frame]');
  if (frame) startPanning(frame);

  const map = document.querySelector<HTMLElement>('[data-shapes]');
  if (map) void addShapes(map);
}

const start = () => whenIdle(addExtras);
if (document.readyState === 'complete') start();
else addEventListener('load', start);
