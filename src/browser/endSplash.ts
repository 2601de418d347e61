const HOLD_MS = 3000; // spec L1
const FADE_MS = 700; // --d-4
const EARLY_FADE_MS = 240;

/** A key or a click ends the splash early (spec L3): its own fade starts at once, and runs faster. */
function endSplash(splash: HTMLElement) {
  for (const fade of splash.getAnimations()) {
    fade.currentTime = Math.max(Number(fade.currentTime), HOLD_MS);
    fade.playbackRate = FADE_MS / EARLY_FADE_MS;
  }
}

const splash = document.querySelector<HTMLElement>('[data-splash]');
if (splash) {
  for (const act of ['keydown', 'click']) addEventListener(act, () => endSplash(splash));
  splash.addEventListener('animationend', ({ target }) => {
    if (target === splash) splash.remove(); // not the end of an animation inside it
  });
}

export {};
