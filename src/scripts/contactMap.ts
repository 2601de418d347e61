import { startLocalTimes } from './localTimes.ts';
import { startPanning } from './mapPanning.ts';
import { startShapes } from './mapShapes.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startPanning(frame);

startLocalTimes(
  document.querySelectorAll<HTMLElement>('[data-time-zone]'),
  document.documentElement.lang,
);

const map = document.querySelector<SVGElement>('[data-shapes]');
if (map) startShapes(map);
