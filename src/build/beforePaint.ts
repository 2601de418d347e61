import { minifySync } from 'vite';
import source from '../browser/beforePaint.js?raw';

/** The script in the head of every page, as small as it gets: it stands before all that is painted. */
export const beforePaint = minifySync('beforePaint.js', source).code.trim();
