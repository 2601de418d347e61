/** Unfolds all points to settle at once; each is opened by itself, too. The button keeps the focus. */
const button = document.getElementById('open-points');

if (button) {
  button.hidden = false;
  button.onclick = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('#points details'))
      fold.open = true;
  };
}
