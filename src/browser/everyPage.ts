/** What every page runs by itself. */
import './choices.ts';
import './phonePanel.ts';
