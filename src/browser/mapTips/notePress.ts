/**
 * Notes the marker that is pressed before the code of the tooltips is there, which then opens it, unless
 * the visitor has pressed something else meanwhile.
 */
export function notePress(markers: HTMLElement): void {
  addEventListener('click', ({ target }) => {
    const marker = (target as Element).closest<HTMLElement>('[data-office]');
    markers.dataset.pressed = marker?.dataset.office ?? '';
  });
}
