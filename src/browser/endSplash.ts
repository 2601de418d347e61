const HOLD_MS = 3000; // spec L1
const LEAVE_MS = 700; // words, then ground: Splash.module.css
const EARLY_LEAVE_MS = 240;

/** Its own leaving starts at once, and runs faster. */
function endSplash(splash: HTMLElement) {
  for (const motion of splash.getAnimations({ subtree: true })) {
    motion.currentTime = Math.max(Number(motion.currentTime), HOLD_MS);
    motion.playbackRate = LEAVE_MS / EARLY_LEAVE_MS;
  }
}

const splash = document.querySelector<HTMLElement>('[data-splash]');
if (splash) {
  // A key, a click (spec L3), or beginning to scroll.
  for (const act of ['keydown', 'click', 'wheel', 'touchmove']) {
    addEventListener(act, () => endSplash(splash), { passive: true });
  }
  splash.addEventListener('animationend', ({ target }) => {
    if (target === splash) splash.remove(); // not the end of an animation inside it
  });
}

export {};
