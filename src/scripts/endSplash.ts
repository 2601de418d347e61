// The style sheet decides how long the splash stays. These two repeat its times and change with them:
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
if (splash) {
  // A key or a click (spec L3), or the start of scrolling.
  for (const name of ['keydown', 'click', 'wheel', 'touchmove']) {
    addEventListener(name, () => endSplash(splash), { passive: true });
  }
  splash.addEventListener('animationend', ({ target }) => {
    if (target === splash) splash.remove(); // animations inside the splash bubble, too
  });
}

export {};
