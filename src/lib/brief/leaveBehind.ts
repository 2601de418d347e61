import type { Brief } from './brief.ts';

/**
 * Takes something out of the brief again. What has a line in the message keeps its entry, so that the form can remove
 * the line. It is a file of its own: src/scripts/briefBoxes.ts may import only what no island uses.
 */
export function leaveBehind(brief: Brief, key: string): Brief {
  const { [key]: entry, ...others } = brief.entries;
  const entries =
    entry?.line === undefined
      ? others
      : { ...others, [key]: { ...entry, isLeftOut: true as const } };
  return { ...brief, entries };
}
