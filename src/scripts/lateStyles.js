// The page waits for its deferred style sheets in the middle of the body. If one is lost or hangs, the rest of
// the page comes without it: a link that a script inserts blocks nothing, and asks once more. Chromium reads on to
// the second link when the first is out of the way.
{
  const LONGEST_WAIT_MS = 5000; // far more than a slow phone line needs for the sheets
  const NEXT_LOOK_MS = 100;
  const askAgain = () => {
    for (const link of document.querySelectorAll('body link[rel=stylesheet]:not([data-late])')) {
      if (link.sheet) continue;
      const late = link.cloneNode();
      late.dataset.late = '';
      link.replaceWith(late);
    }
    if (document.readyState === 'loading') setTimeout(askAgain, NEXT_LOOK_MS);
  };
  setTimeout(askAgain, LONGEST_WAIT_MS);
}
