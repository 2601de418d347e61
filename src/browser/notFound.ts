import { whenIdle } from './whenIdle.ts';

// The page is complete without it: the nearest pages are looked for when there is time.
whenIdle(() => import('./offerNearest.ts').catch(console.error));
