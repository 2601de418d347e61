import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { type Point, WORLD } from '../../lib/map/projection.ts';
import { type Box, placeTip, type TipPlace } from '../../lib/map/tipPlace.ts';

/** The part of the map's frame that is in the window and below the header. */
function viewOf(frame: Element): Box {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const page = document.documentElement;
  // The page's scroll padding is the height that the header covers.
  const header = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
  return {
    left,
    right,
    top: Math.max(top, header),
    bottom: Math.min(bottom, page.clientHeight),
  };
}

interface TipElements {
  frame: RefObject<HTMLElement | null>;
  /** As wide as the map. */
  marker: RefObject<HTMLElement | null>;
  tip: RefObject<HTMLElement | null>;
}

/** The place of an open tooltip: inside the window, and not over other markers. */
export function useTipPlace(
  office: MapOffice,
  offices: readonly MapOffice[],
  isOpen: boolean,
  { frame, marker, tip }: TipElements,
): TipPlace {
  const [place, setPlace] = useState(office.tip);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const update = () => {
      if (!frame.current || !marker.current || !tip.current) return;
      const { left, top, width } = marker.current.getBoundingClientRect();
      const height = (width * WORLD.height) / WORLD.width;
      const pointOf = ({ x, y }: MapOffice): Point => [
        left + x * width,
        top + (y - office.y) * height,
      ];
      const others = offices.filter(({ id }) => id !== office.id).map(pointOf);
      const { offsetWidth, offsetHeight } = tip.current;
      const size = { width: offsetWidth, height: offsetHeight };
      setPlace(placeTip(pointOf(office), others, size, viewOf(frame.current), office.tip));
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', update, { signal, capture: true, passive: true });
    addEventListener('resize', update, { signal });
    return () => listening.abort();
  }, [office, offices, isOpen, frame, marker, tip]);
  return place;
}
