import file from 'world-atlas/countries-110m.json?raw';

/** The site's own copy of the map shapes: mapShapesUrl may name it instead of the CDN. */
export const GET = () => new Response(file, { headers: { 'content-type': 'application/json' } });
