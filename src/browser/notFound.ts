import { offerNearest } from './offerNearest.ts';

// The page is complete without it: the nearest pages are looked for once all else is there.
addEventListener('load', offerNearest);
