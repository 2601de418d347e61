/** As much of a service as says how deep it stands. */
export interface Placed {
  slug: string;
  /** Its stop on the scale. */
  level: string;
}

/** What the depth of services is read from: the menu's groups and levels. */
export interface Depth<Service extends Placed> {
  groups: readonly { services: readonly Service[] }[];
  /** From the deepest to the highest. */
  levels: readonly Stop[];
}

/** A level of depth: a stop of the scale. */
export interface Stop {
  id: string;
  label: string;
  /** The length that `dimension` states, in metres. */
  size: number;
  dimension: string;
}

export interface Level<Service extends Placed> extends Stop {
  /** The one service that stands for the level; a level may have none. */
  service: Service | undefined;
  current: boolean;
}

/** One way on would be a dead end; and a page must not grow with the number of services. */
const RELATED_MIN = 2;
const RELATED_MAX = 3;

/**
 * Each level with one service: the current one at its own level, else the first in menu order, so
 * that the rule stays as long as the levels however many services there are.
 */
export function levelsOf<Service extends Placed>(
  { groups, levels }: Depth<Service>,
  slug: string,
): Level<Service>[] {
  const services = groups.flatMap((group) => group.services);
  const current = services.find((service) => service.slug === slug);
  return levels.map((stop) =>
    stop.id === current?.level
      ? { ...stop, service: current, current: true }
      : { ...stop, service: services.find(({ level }) => level === stop.id), current: false },
  );
}

/**
 * The services that the content names, in its order; where it names none, those of the same group or a
 * neighbouring level, else the nearest in depth, by depth.
 */
export function relatedTo<Service extends Placed>(
  { groups, levels }: Depth<Service>,
  slug: string,
  named: readonly string[] = [],
): Service[] {
  if (named.length > 0) {
    const services = groups.flatMap((group) => group.services);
    return named.flatMap((name) => services.filter((service) => service.slug === name));
  }
  const depth = new Map(levels.map(({ id }, at) => [id, at]));
  const all = groups.flatMap(({ services }, group) =>
    services.map((service) => ({ service, group, at: depth.get(service.level) ?? 0 })),
  );
  const here = all.find(({ service }) => service.slug === slug);
  if (!here) return [];
  const others = all
    .filter((one) => one !== here)
    .map((one) => {
      const away = Math.abs(one.at - here.at);
      return { ...one, away, isNear: one.group === here.group || away <= 1 };
    })
    .sort((one, other) => Number(other.isNear) - Number(one.isNear) || one.away - other.away);
  const near = others.filter(({ isNear }) => isNear).length;
  return others
    .slice(0, Math.min(RELATED_MAX, Math.max(RELATED_MIN, near)))
    .sort((one, other) => one.at - other.at)
    .map(({ service }) => service);
}
