export interface ServiceAtLevel {
  slug: string;
  /** Id of its level. */
  level: string;
}

export interface ServicesByLevel<Service extends ServiceAtLevel> {
  groups: readonly { services: readonly Service[] }[];
  /** From the smallest to the largest. */
  levels: readonly LevelInfo[];
}

/** A size between transistor and cloud: a stop of the scale. */
interface LevelInfo {
  id: string;
  label: string;
  /** The length that `dimension` states, in metres. */
  size: number;
  dimension: string;
}

export interface Level<Service extends ServiceAtLevel> extends LevelInfo {
  /** The one service that stands for the level; a level may have none. */
  service: Service | undefined;
  current: boolean;
}

/** At least two links, and no page grows with the number of services. */
const RELATED_MIN = 2;
const RELATED_MAX = 3;

/**
 * Each level with one service: the current service at its own level, elsewhere the first in menu order. The
 * rule has one entry a level, however many services there are.
 */
export function levelsWithServices<Service extends ServiceAtLevel>(
  { groups, levels }: ServicesByLevel<Service>,
  slug: string,
): Level<Service>[] {
  const services = groups.flatMap((group) => group.services);
  const current = services.find((service) => service.slug === slug);
  return levels.map((level) =>
    level.id === current?.level
      ? { ...level, service: current, current: true }
      : { ...level, service: services.find((each) => each.level === level.id), current: false },
  );
}

/**
 * The services that the content names, in its order. If it names none: those of the same group or a
 * neighbouring level, then the nearest levels, sorted by level.
 */
export function relatedServices<Service extends ServiceAtLevel>(
  { groups, levels }: ServicesByLevel<Service>,
  slug: string,
  named: readonly string[] = [],
): Service[] {
  if (named.length > 0) {
    const services = groups.flatMap((group) => group.services);
    return named.flatMap((name) => services.filter((service) => service.slug === name));
  }
  const order = new Map(levels.map(({ id }, index) => [id, index]));
  const all = groups.flatMap(({ services }, group) =>
    services.map((service) => ({ service, group, at: order.get(service.level) ?? 0 })),
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
