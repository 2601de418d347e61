/** All that a service page runs by itself. */
import { fetchAhead } from './fetchAhead.ts';
import './stripButtons.ts';

const carousel = document.querySelector('astro-island:has([data-strip])');
if (carousel) fetchAhead(carousel);
