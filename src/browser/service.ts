/** All that a service page runs by itself. */
import { fetchAhead } from './fetchAhead.ts';
import './stripButtons.ts';

const carousel = document.querySelector('main astro-island');
if (carousel) fetchAhead(carousel);
