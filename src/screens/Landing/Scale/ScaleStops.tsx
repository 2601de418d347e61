import { Arrow } from '../../../components/Arrow.tsx';
import type { ServiceLink } from '../../../content/load.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import { powerOf, wholeMeasures } from '../../../lib/scale.ts';
import { ScaleFrame } from './ScaleFrame.tsx';
import styles from './ScaleStops.later.module.css';

export interface ScaleStopsProps {
  content: ScaleContent;
  services: ServiceLink[];
  /** The file that holds every frame of the strip. */
  drawings: string;
  officesPath: string;
}

/** The stops in words, in order: what a screen reader hears, and the captions of the drawing. */
export function ScaleStops({ content, services, drawings, officesPath }: ScaleStopsProps) {
  const { stops } = content;
  return (
    <ol className={styles.stops}>
      {stops.map((stop, at) => {
        const service = services.find(({ slug }) => slug === stop.service);
        if (!service) throw new Error(`content: no service "${stop.service}" for the scale`);
        return (
          <li key={stop.id} id={stop.id} className={styles.stop} data-stop={stop.id}>
            <ScaleFrame drawings={drawings} stop={stop.id} />
            <div className={styles.caption}>
              <div>
                <p className="note">
                  <b>{stop.label}</b> 10<sup>{String(powerOf(stop.size)).replace('-', '−')}</sup> m
                </p>
                <h3 className="title">
                  <a href={service.path}>
                    {`${service.title} `}
                    <Arrow />
                  </a>
                </h3>
                <p>{stop.text}</p>
                <p className="note">{wholeMeasures(stop.dimension)}</p>
                {at === stops.length - 1 && (
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
