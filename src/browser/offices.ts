/** What map and list of the contact page have before React: local times, and where the map opens. */
import './localTime.ts';

/**
 * Spec C2: a map that is panned opens on Europe and Asia, or at the office that the address names.
 * Newer browsers find the first by themselves (`scroll-initial-target`).
 */
const start = document.getElementById('map-start');
const frame = start?.parentElement;
const named = document.getElementById(`${location.hash.slice(1)}-marker`);
if (frame && named) frame.scrollLeft = named.offsetLeft - frame.clientWidth / 2;
else if (start && frame && !CSS.supports('scroll-initial-target', 'nearest'))
  frame.scrollLeft = start.offsetLeft;
