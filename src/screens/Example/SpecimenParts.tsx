import type { Specimen } from '../../content/example/loadExample.ts';
import type { LayoutWords } from '../../content/markdown/layout.ts';
import type { SpecimenWords } from '../../content/schemas/examplePage.ts';
import { HtmlLine } from './Html.tsx';
import { Row } from './Row.tsx';
import parts from './SpecimenParts.deferred.module.css';

interface SpecimenPartsProps {
  specimen: Specimen;
  words: SpecimenWords;
  /** A calculation with the numbers of the specimen. */
  drawing: LayoutWords['drawing'];
  /** Links that set its numbers in the calculations. */
  calculations: readonly { href: string; says: string }[];
}

/** What follows the work: where it failed, what is open, and how to take it away. */
export function SpecimenParts({ specimen, words, drawing, calculations }: SpecimenPartsProps) {
  const { findings, open, attack, files, repeat } = specimen;
  return (
    <>
      {drawing && <SameNumbers {...{ words, drawing, calculations }} />}
      <Row title={words.findings} anchor="findings">
        <ol className={parts.list}>
          {findings.map(({ id, text }) => (
            <li key={id} id={id}>
              <span className={parts.id}>{id}</span>
              <HtmlLine markup={text} />
            </li>
          ))}
        </ol>
      </Row>
      {open.length > 0 && (
        <Row title={words.open}>
          <ol className={parts.list}>
            {open.map(({ id, text, needs }) => (
              <li key={id} id={id}>
                <span className={parts.id}>{id}</span>
                <HtmlLine markup={text} />
                {needs && <span className={parts.needs}>{needs}</span>}
              </li>
            ))}
          </ol>
        </Row>
      )}
      {attack.length > 0 && (
        <Row title={words.attack}>
          <dl className={parts.attack}>
            {attack.map(({ doubt, answer }) => (
              <div key={doubt}>
                <dt>
                  <HtmlLine markup={doubt} />
                </dt>
                <dd>
                  <HtmlLine markup={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </Row>
      )}
      <Row title={words.files}>
        <ul className={parts.files}>
          {files.map(({ path, what }) => (
            <li key={path}>
              <a className="link" href={`/example/${path}`} download>
                {path}
              </a>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </Row>
      <Row title={words.repeat}>
        <ol className={parts.repeat}>
          {repeat.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ol>
      </Row>
    </>
  );
}

interface SameNumbersProps extends Pick<SpecimenPartsProps, 'words' | 'calculations'> {
  drawing: NonNullable<LayoutWords['drawing']>;
}

/** A calculation of the site, drawn with the numbers of the specimen. */
function SameNumbers({ words, drawing, calculations }: SameNumbersProps) {
  return (
    <Row title={words.same}>
      <figure className={parts.drawn} lang={drawing.lang}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components */}
        <div dangerouslySetInnerHTML={{ __html: drawing.shapes }} />
        <figcaption>{drawing.caption}</figcaption>
      </figure>
      <p className={parts.set}>{words.set}</p>
      <ul className={parts.same}>
        {calculations.map(({ href, says }) => (
          <li key={href}>
            <a className="link" href={href}>
              {says}
            </a>
          </li>
        ))}
      </ul>
    </Row>
  );
}
