/** All that the landing page runs by itself. */
import './endSplash.ts';
import './keepGround.ts';
