import { Arrow } from '../../../components/Arrow.tsx';
import type { ServiceLink } from '../../../content/load.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import { powerOf } from '../../../lib/scale.ts';
import { ScaleStill } from './ScaleStill.tsx';
import styles from './ScaleStops.deferred.module.css';

interface ScaleStopsProps {
  content: ScaleContent;
  services: ServiceLink[];
  /** The file that holds every still of the strip. */
  drawings: string;
  /** The link to the offices at the last stop, where that shows them. */
  officesPath: string | undefined;
}

/** A title and its end, beside which the arrow stays: the last word, or two letters of a script without spaces. */
function partsOf(title: string): [before: string, last: string] {
  const [last = ''] = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,2}$|\S+$/u.exec(title) ?? [];
  return [title.slice(0, title.length - last.length), `${last}\u00a0`];
}

/** The captions, in order: this is what screen readers read. */
export function ScaleStops({ content, services, drawings, officesPath }: ScaleStopsProps) {
  const { stops } = content;
  return (
    <ol className={styles.stops}>
      {stops.map((stop, index) => {
        const service = services.find(({ slug }) => slug === stop.service);
        if (!service) throw new Error(`content: no service "${stop.service}" for the scale`);
        const [before, last] = partsOf(service.title);
        return (
          <li key={stop.id} id={stop.id} className={styles.stop} data-stop={stop.id}>
            <ScaleStill drawings={drawings} stop={stop.id} />
            <div className={styles.caption}>
              <div>
                <p className="note">
                  <b>{stop.label}</b>{' '}
                  <bdi>
                    10<sup>{String(powerOf(stop.size)).replace('-', '−')}</sup> m
                  </bdi>
                </p>
                <h3 className="title">
                  <a href={service.path}>
                    {before}
                    <span className={styles.end}>
                      {last}
                      <Arrow />
                    </span>
                  </a>
                </h3>
                <p>{stop.text}</p>
                <p className="note">{stop.dimension}</p>
                {officesPath && index === stops.length - 1 && (
                  <a className="link" href={officesPath}>
                    {content.offices}
                  </a>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
