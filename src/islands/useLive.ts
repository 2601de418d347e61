import { type RefObject, useEffect } from 'react';

/**
 * Marks an island's root as live once its handlers are attached: CSS then leaves the plain form,
 * and clicks made before are replayed (see src/delivery/approach.ts).
 */
export function useLive(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    element.dataset.live = '';
    element.dispatchEvent(new Event('island:live', { bubbles: true }));
  }, [root]);
}
