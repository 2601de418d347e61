/** The switch of the not-found page closes before its link leads home. Without this script it is a plain link. */
function closeSwitch(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (opensElsewhere) return;
  event.preventDefault();
  link.dataset.switch = 'closed';
  const movements = link.getAnimations({ subtree: true }).map(({ finished }) => finished);
  // Also if one of them is cancelled: a press always leads home.
  Promise.allSettled(movements).then(() => location.assign(link.href));
}

const link = document.querySelector<HTMLAnchorElement>('[data-switch]');
link?.addEventListener('click', closeSwitch);
// A visitor who comes back finds it open.
addEventListener('pageshow', () => {
  if (link) link.dataset.switch = 'open';
});
