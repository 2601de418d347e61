/** Fetches the form's code when a visitor comes near the form, or sends it. */
export function startForm(section: HTMLElement): void {
  const signs = ['pointerover', 'focusin', 'submit'];
  const load = async () => {
    for (const sign of signs) section.removeEventListener(sign, load);
    try {
      const { bindForm } = await import('./bindForm.ts');
      bindForm(section);
      section.dispatchEvent(new Event('form:live'));
    } catch (error) {
      section.dispatchEvent(new Event('form:failed'));
      console.error(error);
    }
  };
  for (const sign of signs) section.addEventListener(sign, load, { passive: true });
  // Already here before this script was: the focus in a field, or a form that was sent.
  if (section.matches(':focus-within, :hover, [data-waiting]')) load();
}
