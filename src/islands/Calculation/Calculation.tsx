import { type ReactNode, useMemo, useReducer } from 'react';
import { queryOf } from '../../lib/calculations/address.ts';
import {
  type Definition,
  defaultSetting,
  presetOf,
} from '../../lib/calculations/definitions/definition.ts';
import { plainText, richHtml } from '../../lib/calculations/richText.ts';
import { joinSentences, speak, taskNames } from '../../lib/calculations/statement.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { Announcement } from './Announcement.tsx';
import { Ask } from './Ask.tsx';
import styles from './Calculation.deferred.module.css';
import { calculationReducer, initialState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { Figure } from './Figure.tsx';
import { GivenValues } from './GivenValues.tsx';
import { Html } from './Html.tsx';
import { noticeTexts } from './noticeTexts.ts';
import { Rules } from './Rules.tsx';
import { Starts } from './Starts.tsx';
import { useAddress } from './useAddress.ts';
import { useResult } from './useResult.ts';

export interface CalculationProps {
  words: CalculationWords;
  /** The address of the page, for print and copies. */
  address: string;
  /** The address of the contact form. */
  formPath: string;
  /** The language of the words, where they are not translated yet. */
  lang?: string | undefined;
  /** Formula, reasons, assumptions and sources: static HTML. */
  children?: ReactNode;
  /** The table of presets: static HTML, shown until the presets can be pressed. */
  presets?: ReactNode;
}

/** Constant, because the ids of `useId` would change if React had to render anew. */
const HEADING_ID = 'calculation-title';

/** Room is kept for two. Of several tasks that are late the first is said here; drawing and copies have them all. */
const shownOf = (warnings: readonly string[]) =>
  warnings.filter((_, index) => index === 0 || index === warnings.length - 1);

/** A drawing that computes. Without React it is the drawing of the usual values with its result in words. */
export function Calculation({
  definition,
  words,
  address,
  formPath,
  lang,
  children,
  presets,
}: CalculationProps & { definition: Definition }) {
  const isLive = useHydrated();
  const { content, labels, locale } = words;
  const reducer = useMemo(() => calculationReducer(definition, locale), [definition, locale]);
  const [state, dispatch] = useReducer(reducer, definition, (each) =>
    initialState(defaultSetting(each)),
  );
  useAddress(definition, state, dispatch);
  const { setting } = state;
  const { result, curve } = useResult(definition, setting, isLive);
  const preset = presetOf(definition, setting);
  const { said, plotWords } = useMemo(() => {
    const shared = { ...labels, locale };
    const tasks = taskNames(setting, preset && content.presets[preset.key]?.tasks, shared);
    return {
      said: result && speak(definition, setting, result, content, shared, tasks),
      plotWords: { ...shared, labels: content.labels, tasks },
    };
  }, [definition, setting, result, preset, content, labels, locale]);
  const warnings = said?.warnings ?? [];
  const notices = noticeTexts(state.notices, words, definition);
  const rich = (text: string | undefined) => (text === undefined ? null : richHtml(text));
  const announcement = joinSentences([said?.answer ?? '', ...warnings, ...notices]);
  return (
    <PlainFallback id="calculation-island">
      <section
        className={`wrap section ${styles.calculation}`}
        id="calculation"
        aria-labelledby={HEADING_ID}
        lang={lang}
        data-live={isLive || undefined}
        data-set={queryOf(definition, setting) !== '' || undefined}
      >
        <header className="grid opening">
          <TranslatableText as="h2" className={`heading ${styles.title}`} id={HEADING_ID}>
            {content.name}
          </TranslatableText>
          <TranslatableText as="p" className={`quiet ${styles.question}`}>
            {content.question}
          </TranslatableText>
        </header>
        <div className={`grid ${styles.bench}`}>
          <div className={styles.screen}>
            <Html as="p" className={styles.answer} html={rich(said?.answer)} />
            <figure className={styles.figure}>
              <Figure
                curve={curve}
                words={plotWords}
                sentence={said?.answer ?? ''}
                dispatch={dispatch}
              />
              <figcaption className={styles.caption}>
                {[...notices, ...shownOf(warnings)].map((text) => (
                  <Html as="p" key={text} className={styles.warning} html={richHtml(text)} />
                ))}
                {warnings.length + notices.length === 0 && (
                  <TranslatableText as="p" className="note">
                    {joinSentences([content.reads, isLive ? labels.live : labels.reads])}
                  </TranslatableText>
                )}
              </figcaption>
            </figure>
          </div>
          <div
            className={styles.panel}
            style={{
              '--rules': definition.inputs.filter(({ role }) => role === 'moved').length,
              '--presets': definition.presets.length,
            }}
          >
            <div className={styles.values}>
              <GivenValues definition={definition} setting={setting} words={words} />
              {isLive && <Rules {...{ definition, state, dispatch, words }} />}
            </div>
            <div className={styles.starts}>
              {isLive ? (
                <Starts
                  {...{ definition, state, dispatch, words }}
                  heldLine={said?.held ?? ''}
                  preset={preset?.key}
                />
              ) : (
                presets
              )}
            </div>
          </div>
          <ul className={styles.facts}>
            {[0, 1, 2].map((at) => (
              <Html as="li" key={at} html={rich(said ? (said.facts[at] ?? '') : undefined)} />
            ))}
          </ul>
          <Ask {...{ definition, setting, words, address, formPath, isLive }} said={said} />
          {children}
        </div>
        <Announcement text={state.changes > 0 ? plainText(announcement) : ''} />
      </section>
    </PlainFallback>
  );
}
