import { closed, type MapEvent, next } from './openTip.ts';

/** Time to cross from the marker to its tooltip. */
const GRACE_MS = 120;

const officeOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-office]')?.dataset.office ?? null)
    : null;

/** At the foot of the frame no pointer gets from the marker to its tooltip: it stays. */
const isDocked = (marker: Element) => {
  const tip = marker.querySelector('[role=tooltip]');
  return tip !== null && getComputedStyle(tip).position === 'fixed';
};

/**
 * Events of pointer, keyboard and touch turned into one open tooltip. Before this runs, and without
 * it, the tooltips follow :hover and :focus; this adds touch, Escape and the way onto a tooltip.
 */
export function startTips(list: HTMLElement): void {
  let state = closed;
  let leaving: number | undefined;
  const tell = (event: MapEvent) => {
    state = next(state, event);
    for (const marker of list.querySelectorAll<HTMLElement>('[data-office]')) {
      marker.toggleAttribute('data-open', marker.dataset.office === state.open);
    }
  };

  for (const marker of list.querySelectorAll<HTMLElement>('[data-office]')) {
    const office = marker.dataset.office ?? '';
    marker.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return; // a tap is a press
      clearTimeout(leaving);
      tell({ type: 'entered', office });
    });
    marker.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'touch' || isDocked(marker)) return;
      leaving = window.setTimeout(() => tell({ type: 'left' }), GRACE_MS);
    });
  }
  list.addEventListener('focusin', ({ target }) => {
    const office = officeOf(target);
    if (!office || !(target instanceof HTMLElement)) return;
    // Browsers leave a marker that is cut by the frame's edge where it is. A pressed one must stay
    // under the pointer.
    if (target.matches(':focus-visible')) {
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
    tell({ type: 'focused', office });
  });
  list.addEventListener('focusout', () => tell({ type: 'blurred' }));
  list.addEventListener('click', ({ target }) => {
    const office = target instanceof Element && target.closest('button') ? officeOf(target) : null;
    if (office) tell({ type: 'pressed', office });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && state.open) tell({ type: 'dismissed' });
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (state.open && officeOf(target) !== state.open) tell({ type: 'dismissed' });
  });

  const focus = officeOf(list.querySelector(':focus'));
  const { pressed } = list.dataset; // notePress.ts
  tell({
    type: 'found',
    pointer: officeOf(list.querySelector('[data-office]:hover')),
    focus,
    // Who has gone on to another marker with the keyboard is done with the pressed one.
    pressed: pressed && (focus ?? pressed) === pressed ? pressed : null,
  });
  list.dataset.live = '';
}
