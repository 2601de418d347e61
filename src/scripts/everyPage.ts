/** What every page needs. The script of a page begins with it, so that a page loads one file. */
import './phonePanel.ts';
import './themeAndLanguage.ts';
import './copyText.ts';
