/**
 * The picture under the call to contact is fetched when a visitor comes near it (`content-visibility`).
 * From then on it is drawn wherever the visitor is, as for a picture of the whole page.
 */
const picture = document.querySelector<HTMLImageElement>('[data-ground] img');
const keep = () => picture?.closest('[data-ground]')?.setAttribute('data-ground', 'drawn');

if (picture?.complete) keep();
else picture?.addEventListener('load', keep);

export {};
