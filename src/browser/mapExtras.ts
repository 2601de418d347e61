import { startLocalTimes } from './localTimes.ts';
import { startPanning } from './mapPanning.ts';
import { startShapes } from './mapShapes.ts';

startLocalTimes(document.querySelectorAll<HTMLElement>('[data-time-zone]'));

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startPanning(frame);

const map = document.querySelector<HTMLElement>('[data-shapes]');
if (map) startShapes(map);
