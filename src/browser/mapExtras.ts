import { startLocalTimes } from './localTimes.ts';
import { startShapes } from './mapShapes.ts';

startLocalTimes(document.querySelectorAll<HTMLElement>('[data-time-zone]'));

const map = document.querySelector<HTMLElement>('[data-shapes]');
if (map) startShapes(map);
