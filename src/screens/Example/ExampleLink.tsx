import { LinkRow } from '../../components/LinkRow.tsx';
import styles from './ExampleLink.deferred.module.css';

export interface ExampleLinkProps {
  href: string;
  name: string;
  line: string;
}

/** Leads from another page to the worked example. */
export const ExampleLink = (props: ExampleLinkProps) => (
  <div className={`wrap screen-only ${styles.place}`}>
    <LinkRow {...props} />
  </div>
);
