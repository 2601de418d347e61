import type { ServiceGroup } from '../content/load.ts';
import type { Paths } from '../content/pages.ts';
import { serviceGroupPath } from '../lib/paths.ts';
import { fillText } from '../lib/placeholders.ts';
import styles from './FooterGroup.deferred.module.css';

/** A longer list would push the legal line out of sight; the rest stands on /services. */
const MOST_SERVICES = 6;

interface FooterGroupProps {
  group: ServiceGroup;
  paths: Paths;
  /** Where the list is cut: {count} */
  more: string;
  locale: string;
}

export function FooterGroup({ group, paths, more, locale }: FooterGroupProps) {
  const count = group.services.length;
  return (
    <div className={styles.group}>
      <h3 className="note">{group.label}</h3>
      <ul>
        {group.services.slice(0, MOST_SERVICES).map((service) => (
          <li key={service.slug}>
            <a href={service.path}>{service.title}</a>
          </li>
        ))}
        {count > MOST_SERVICES && (
          <li>
            <a href={serviceGroupPath(paths, group.id)}>{fillText(more, { count }, locale)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
