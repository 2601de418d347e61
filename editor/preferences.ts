/** Where Sveltia keeps the choices of the person who edits. */
const KEY = 'sveltia-cms.prefs';

/**
 * Escape closes a form by default, and with local files nothing keeps what is not saved. Whoever wants it
 * switches it on again in the preferences. Sveltia reads them as soon as it is imported: import this first.
 */
if (localStorage.getItem(KEY) === null) {
  localStorage.setItem(KEY, JSON.stringify({ closeWithEscape: false }));
}
