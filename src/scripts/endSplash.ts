// The style sheet decides how long the splash stays. These three repeat its times and change with them:
// src/screens/Landing/Splash.module.css.
const HOLD_MS = 3000; // spec L1
const LEAVE_MS = 700; // first the words, then the background
const EARLY_LEAVE_MS = 240;

/** The leaving animation of the style sheet starts at once, and runs faster. */
function endSplash(splash: HTMLElement) {
  for (const animation of splash.getAnimations({ subtree: true })) {
    animation.currentTime = Math.max(Number(animation.currentTime), HOLD_MS);
    animation.playbackRate = LEAVE_MS / EARLY_LEAVE_MS;
  }
}

const splash = document.querySelector<HTMLElement>('[data-splash]');
// Seen before in this visit (skipSeenSplash.ts), or gone before this script came: it is hidden, and a search in the page
// must not find it.
const isOver =
  document.documentElement.dataset.seen === 'splash' ||
  splash?.getAnimations().some(({ playState }) => playState === 'finished');
if (isOver) splash?.remove();
else if (splash) {
  const listening = new AbortController();
  const { signal } = listening;
  // A key or a click (spec L3), or the start of scrolling.
  for (const name of ['click', 'wheel', 'touchmove'])
    addEventListener(name, () => endSplash(splash), { passive: true, signal });
  addEventListener(
    'keydown',
    (event) => {
      // The space bar means the splash: it does not scroll the page below as well.
      if (event.key === ' ') event.preventDefault();
      endSplash(splash);
    },
    { signal },
  );
  splash.addEventListener('animationend', ({ target }) => {
    if (target !== splash) return; // animations inside the splash bubble, too
    splash.remove();
    listening.abort();
  });
}

export {};
