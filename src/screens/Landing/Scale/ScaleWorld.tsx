import { drawingOf } from '../../../build/scale/drawings.ts';
import { inView, LEVELS, levelOf, VIEW } from '../../../build/scale/levels.ts';
import { officesOnGlobe } from '../../../build/scale/offices.ts';
import { InlineSvg } from '../../../components/InlineSvg.tsx';
import type { Office } from '../../../content/schemas/offices.ts';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import { partId, SPOT } from './ScaleFrame.tsx';
import ink from './ScaleWorld.later.module.css';

export interface ScaleWorldProps {
  id: string;
  stops: ScaleStop[];
  offices: Office[];
}

/** All levels, nested in one system: the largest is painted first, and each is as wide as `--d` says. */
export function ScaleWorld({ id, stops, offices }: ScaleWorldProps) {
  const last = stops.at(-1)?.id ?? '';
  return (
    <svg
      className={ink.draw}
      viewBox={`-${VIEW / 2} -${VIEW / 2} ${VIEW} ${VIEW}`}
      aria-hidden="true"
    >
      <g className={ink.world}>
        {/* One child: while the world moves, a browser looks at its children again. */}
        <g>
          {LEVELS.map(({ name }) => (
            <g key={name} className={ink.level} data-level={name} id={partId(id, name)}>
              <InlineSvg shapes={drawingOf(name, ink)} />
              {name === last && <Offices globe={name} offices={offices} />}
            </g>
          ))}
          {stops
            .slice(0, -1)
            .toReversed()
            .map((stop) => (
              <path
                key={stop.id}
                className={`${ink.level} ${ink.die}`}
                data-die={stop.id}
                id={partId(id, `${stop.id}-die`)}
                d={dieOf(stop.id)}
              />
            ))}
          <path className={ink.spot} id={partId(id, 'spot')} d={squareAt(0, 0)} />
        </g>
      </g>
    </svg>
  );
}

/** The object of a stop, as it is seen from the next. */
function dieOf(stop: string): string {
  const { box, field } = levelOf(stop);
  const [x, y, width, height] = box.map(inView(Math.log10(field)));
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

const squareAt = (x: number, y: number) =>
  `M${x} ${y}m-${SPOT / 2}-${SPOT / 2}h${SPOT}v${SPOT}h-${SPOT}z`;

function Offices({ globe, offices }: { globe: string; offices: Office[] }) {
  const placed = officesOnGlobe(globe, offices);
  return (
    <>
      <path className={ink.offices} d={placed.map(({ x, y }) => squareAt(x, y)).join('')} />
      <g className={ink.names}>
        {placed.map(({ id, name, label }) => (
          <text key={id} className={ink[label.anchor]} x={label.x} y={label.y}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}
