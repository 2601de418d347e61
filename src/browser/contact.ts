import { startForm } from './contactForm/load.ts';
import { startLocalTimes } from './localTimes.ts';
import { startPanning } from './mapPanning.ts';
import { startShapes } from './mapShapes.ts';
import { startTips } from './mapTips/mapTips.ts';
import { whenIdle } from './whenIdle.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
if (frame) startPanning(frame);

// A browser's first clock is slow to make: it is a task of its own, when there is time for it.
whenIdle(() => startLocalTimes(document.querySelectorAll<HTMLElement>('[data-time-zone]')));

const markers = document.querySelector<HTMLElement>('[data-markers]');
if (markers) startTips(markers);

const map = document.querySelector<HTMLElement>('[data-shapes]');
if (map) startShapes(map);

const section = document.getElementById('contact-form');
if (section) startForm(section);
