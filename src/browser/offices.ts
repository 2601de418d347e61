/** The map and the list of offices, once a visitor is there. */
import { followRows } from './followRows.ts';
import { startTips } from './mapTips/mapTips.ts';

const frame = document.querySelector<HTMLElement>('[data-map-frame]');
const list = document.querySelector('table');
if (frame && list) followRows(frame, list);

const markers = document.querySelector<HTMLElement>('[data-markers]');
if (markers) startTips(markers);
