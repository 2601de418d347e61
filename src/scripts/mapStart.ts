/**
 * Spec C2: a map that is panned opens where most offices are, or at the office that the address names.
 * Newer browsers find the first of the two by themselves (`scroll-initial-target`).
 */
const start = document.getElementById('map-start');
const frame = start?.parentElement;
const marker = document.getElementById(`${location.hash.slice(1)}-marker`);
if (frame && marker) frame.scrollLeft = marker.offsetLeft - frame.clientWidth / 2;
else if (start && frame && !CSS.supports('scroll-initial-target', 'nearest'))
  frame.scrollLeft = start.offsetLeft;

export {};
