import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { Layer, RequirementResult } from '../content/example/loadExample.ts';
import type { ExamplePageContent } from '../content/schemas/examplePage.ts';
import { headingSize } from '../lib/headingSize.ts';
import { opticalEdge } from '../lib/opticalEdge.ts';
import { Failures } from './Example/Failures.tsx';
import { LayerChain } from './Example/LayerChain.tsx';
import { ResultTable } from './Example/ResultTable.tsx';
import { Row } from './Example/Row.tsx';
import parts from './Example/Text.deferred.module.css';
import styles from './ExampleScreen.module.css';

interface ExampleScreenProps {
  content: ExamplePageContent;
  /** From the smallest. */
  layers: readonly Layer[];
  results: readonly RequirementResult[];
  /** The language of the specimens, where it is not that of the page. */
  foreign: string | undefined;
  locale: string;
}

/** One product, a specimen of each layer. */
export function ExampleScreen({ content, layers, results, foreign, locale }: ExampleScreenProps) {
  const { title, heading, made, lead, facts, requirements, failed, questions, reading } = content;
  return (
    <>
      <header className={`wrap grid ${styles.head}`}>
        <p className="label">{title}</p>
        <h1
          className={`statement ${styles.title}`}
          style={{ ...headingSize(heading), ...opticalEdge(heading) }}
        >
          {heading}
        </h1>
        <p className={`lead ${styles.lead}`}>
          <b>{made}</b> {lead}
        </p>
        <dl className={styles.facts}>
          {facts.map(({ id, name, text }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <DeferredStyles />
      <LayerChain {...{ content, layers, locale }} />
      <Row title={requirements.title} text={requirements.text}>
        <ResultTable words={requirements} results={results} locale={locale} />
      </Row>
      <Row title={failed.title} text={failed.text} anchor="failed">
        <Failures layers={layers} lang={foreign} />
      </Row>
      {questions.items.length > 0 && (
        <Row title={questions.title}>
          <dl className={parts.questions}>
            {questions.items.map(({ id, ask, answer }) => (
              <div key={id}>
                <dt>{ask}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Row>
      )}
      <Row title={reading.title}>
        <p>{reading.text}</p>
      </Row>
    </>
  );
}
