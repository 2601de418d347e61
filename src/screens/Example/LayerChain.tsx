import type { Layer, Specimen } from '../../content/example/loadExample.ts';
import type { ExamplePageContent } from '../../content/schemas/examplePage.ts';
import { fillText } from '../../lib/placeholders.ts';
import { lengthText } from '../../lib/scale.ts';
import styles from './LayerChain.deferred.module.css';

interface LayerChainProps {
  content: ExamplePageContent;
  layers: readonly Layer[];
  locale: string;
}

/** The layers on one thread, the smallest first: a filled square is a specimen, an open one is not made yet. */
export function LayerChain({ content, layers, locale }: LayerChainProps) {
  return (
    <ol className={`wrap ${styles.chain}`} aria-label={content.layersName}>
      {layers.map((layer) => (
        <li key={layer.id} className={styles.layer} data-made={layer.specimen && ''}>
          {layer.specimen ? (
            <a className={styles.row} href={layer.path}>
              <LayerCells {...{ content, layer, locale }} />
            </a>
          ) : (
            <div className={styles.row}>
              <LayerCells {...{ content, layer, locale }} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

interface LayerCellsProps {
  content: ExamplePageContent;
  layer: Layer;
  locale: string;
}

const passedOf = ({ requirements }: Specimen) =>
  requirements.filter(({ verdict }) => verdict === 'pass').length;

function LayerCells({ content, layer, locale }: LayerCellsProps) {
  const { title, question, handsOn, service, level, specimen } = layer;
  const checks = specimen && {
    count: passedOf(specimen),
    total: specimen.requirements.length,
  };
  return (
    <>
      <p className={`note ${styles.level}`}>
        {level && (
          <>
            <span className={styles.size}>{lengthText(level.size, locale)}</span> {level.label}
          </>
        )}
      </p>
      <h2 className={styles.title}>
        {title}
        <span className={styles.service}>
          {[service.title, !specimen && content.notMade].filter(Boolean).join(' · ')}
        </span>
      </h2>
      <div className={styles.asks}>
        <p>{question}</p>
        {handsOn && <p>{fillText(content.handsOn, { text: handsOn })}</p>}
        {checks && (
          <p className={styles.result}>{fillText(content.requirements.checks, checks, locale)}</p>
        )}
      </div>
      <Sheet specimen={specimen} />
    </>
  );
}

/** A line for each row of the table of requirements: full, red, or an outline where it is not shown. */
const LINE_PX = 5;
const MOST_LINES = 7;

function Sheet({ specimen }: { specimen: Specimen | undefined }) {
  const rows = specimen?.requirements.slice(0, MOST_LINES) ?? [];
  const longest = Math.max(1, ...rows.map(({ what }) => what.length));
  return (
    <svg className={styles.sheet} viewBox="0 0 84 60" aria-hidden="true">
      <path className={styles.frame} d="M.5.5h83v59H.5zM47.5 59.5v-14h36" />
      {rows.map(({ what, verdict, id }, at) => (
        <rect
          key={`${id} ${what}`}
          className={styles[verdict === 'not shown' ? 'open' : verdict]}
          x="8.5"
          y={6.5 + at * (LINE_PX + 1.5)}
          width={Math.round((what.length / longest) * 34)}
          height={LINE_PX - 2}
        />
      ))}
    </svg>
  );
}
