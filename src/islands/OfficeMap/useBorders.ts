import { useEffect, useState } from 'react';
import { type Borders, drawBorders } from '../../lib/map/borders.ts';
import { prefersLessData } from '../../lib/prefersLessData.ts';
import { fetchJson } from './fetchJson.ts';

/** Enough for the 1:50m file; parsing that much stays a short task on a slow phone. */
const LIMITS = { milliseconds: 8_000, bytes: 1_000_000 } as const;

/**
 * Spec C3: the map is complete without the fetched shapes; a failure costs one line in the console. For a visitor
 * who saves data nothing is fetched.
 */
export function useBorders(url: string, officeCountries: readonly string[]): Borders | null {
  const [borders, setBorders] = useState<Borders | null>(null);
  const [countries] = useState(officeCountries);
  useEffect(() => {
    if (prefersLessData()) return;
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
