/** Unfolds all points to settle at once. Without it each is opened by itself. */
const button = document.getElementById('open-points');

button?.addEventListener('click', () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('#points details'))
    fold.open = true;
  // The button has done all it can: the focus goes on to what it has opened.
  document.querySelector<HTMLElement>('#points summary')?.focus();
  button.hidden = true;
});
if (button) button.hidden = false;
