// The page waits for its deferred style sheets in the middle of the body. If one is lost or hangs, the rest of
// the page comes without it: a link that a script inserts blocks nothing, and asks once more.
{
  const LONGEST_WAIT_MS = 5000; // far more than a slow phone line needs for the sheet
  setTimeout(() => {
    for (const link of document.querySelectorAll('body link[rel=stylesheet]'))
      if (!link.sheet) link.replaceWith(link.cloneNode());
  }, LONGEST_WAIT_MS);
}
