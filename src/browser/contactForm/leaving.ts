export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells when a visitor has left a field. A message that appears between press and release would push
 * the pressed button away from under the pointer, so that the click misses it: while a pointer is
 * down, leaving waits for its click. Returns a function that forgets a leaving that waits.
 */
export function watchLeaving(section: HTMLElement, left: (field: Control) => void): () => void {
  let isPressed = false;
  let waiting: Control | null = null;

  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // The click is dispatched after pointerup, within the same task.
    setTimeout(() => {
      if (waiting) left(waiting);
      waiting = null;
    });
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);

  section.addEventListener('focusout', ({ target }) => {
    const field = target as Control;
    // Another window or tab came to the front: the visitor is still in this field.
    if (!field.form || document.activeElement === field) return;
    if (isPressed) waiting = field;
    else left(field);
  });
  return () => {
    waiting = null;
  };
}
