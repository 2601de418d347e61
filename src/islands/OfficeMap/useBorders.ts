import { useEffect, useState } from 'react';
import { type Borders, drawBorders } from '../../lib/map/borders.ts';
import { fetchJson } from './fetchJson.ts';

/** The file with 50 m shapes fits in; parsing it stays a short task on a slow phone. */
const LIMITS = { milliseconds: 8_000, bytes: 1_000_000 } as const;

/** Spec C3: the fetched shapes only add to the map; whatever is wrong with them costs one console line. */
export function useBorders(url: string, homes: readonly string[]): Borders | null {
  const [borders, setBorders] = useState<Borders | null>(null);
  const [countries] = useState(homes);
  useEffect(() => {
    const load = async () => {
      try {
        setBorders(drawBorders(await fetchJson(url, LIMITS), countries));
      } catch (error) {
        console.warn(`map shapes: ${error instanceof Error ? error.message : error}`);
      }
    };
    void load();
  }, [url, countries]);
  return borders;
}
