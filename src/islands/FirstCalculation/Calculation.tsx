import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { queryOf } from '../../calculations/first/address.ts';
import { type Definition, defaultSetting, presetOf } from '../../calculations/first/definition.ts';
import type { LongestTexts } from '../../calculations/first/longestTexts.ts';
import { joinSentences, shownWarnings } from '../../calculations/first/statement.ts';
import { plainText, richHtml } from '../../calculations/richText.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { Announcement } from './Announcement.tsx';
import styles from './Calculation.deferred.module.css';
import { Caption } from './Caption.tsx';
import { calculationReducer, initialState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { Figure } from './Figure.tsx';
import { Html } from './Html.tsx';
import { noticeTexts } from './noticeTexts.ts';
import { Panel } from './Panel.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import { ResultActions } from './ResultActions.tsx';
import { plotWordsOf, spokenResult } from './spokenResult.ts';
import { useAddress } from './useAddress.ts';
import { useDebounced } from './useDebounced.ts';
import { usePrinted } from './usePrinted.ts';
import { useResult } from './useResult.ts';

export interface CalculationProps {
  words: CalculationWords;
  longest: LongestTexts;
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
  /** The drawing of the usual values: static HTML, shown until its place is measured. */
  drawing?: ReactNode;
}

/** Constant, because the ids of `useId` would change if React had to render anew. */
const HEADING_ID = 'calculation-title';

/** A move rests: what only paper shows is made then, and not in each step. */
const DEBOUNCE_MS = 150;

interface SectionProps extends CalculationProps {
  definition: Definition;
}

/** A drawing that computes. Without React it is the drawing of the usual values with its result in words. */
export function Calculation(props: SectionProps) {
  return (
    <PlainFallback id="calculation-island">
      <CalculationSection {...props} />
    </PlainFallback>
  );
}

function CalculationSection({
  definition,
  words,
  longest,
  address,
  formPath,
  lang,
  children,
  presets,
  drawing,
}: SectionProps) {
  const isLive = useHydrated();
  const { content, labels, locale } = words;
  const reducer = useMemo(() => calculationReducer(definition, locale), [definition, locale]);
  const [usual] = useState(() => defaultSetting(definition));
  const [state, dispatch] = useReducer(reducer, usual, initialState);
  useAddress(definition, state, dispatch);
  const { setting } = state;
  const isPrinted = usePrinted(setting);
  const { computed, curve } = useResult(definition, setting, isLive, isPrinted);
  const preset = presetOf(definition, setting);
  const shown = useMemo(() => {
    const { setting: of, result } = computed;
    return { setting: of, said: result && spokenResult(definition, of, result, words) };
  }, [definition, computed, words]);
  const { said } = shown;
  const plotWords = useMemo(
    () => plotWordsOf(definition, computed.setting, words),
    [definition, computed, words],
  );
  const debounced = useDebounced(shown, DEBOUNCE_MS, shown);
  const onPaper = isPrinted ? shown : debounced;
  /** Of what is set. A press cannot wait: Safari writes to the clipboard only while the event is handled. */
  const sayAtOnce = () =>
    said && shown.setting === setting
      ? said
      : spokenResult(definition, setting, definition.compute(setting), words);
  const warnings = said?.warnings ?? [];
  const notices = noticeTexts(state.notices, words, definition, setting);
  const rich = (text: string | undefined) => (text === undefined ? null : richHtml(text));
  const announcement = joinSentences([said?.answer ?? '', ...warnings, ...notices]);
  return (
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
          <ReservedSpace className={styles.answer} longest={longest.answer}>
            <Html as="p" html={rich(said?.answer)} />
          </ReservedSpace>
          <figure className={styles.figure}>
            <Figure
              curve={curve}
              words={plotWords}
              sentence={said?.answer ?? ''}
              drawing={drawing}
              dispatch={dispatch}
            />
            <Caption
              reads={content.reads}
              source={isLive ? labels.live : labels.reads}
              warnings={[...notices, ...shownWarnings(warnings)]}
              longest={longest.warnings}
            />
          </figure>
        </div>
        <Panel
          {...{ definition, state, dispatch, words, isLive, usual, presets }}
          preset={preset?.key}
          printed={onPaper.setting}
          held={said?.held ?? ''}
          longestHeld={longest.held}
        />
        <ul className={styles.facts}>
          {[0, 1, 2].map((at) => (
            <ReservedSpace as="li" key={at} longest={longest.facts[at] ?? ''}>
              <Html as="p" html={rich(said ? (said.facts[at] ?? '') : undefined)} />
            </ReservedSpace>
          ))}
        </ul>
        <ResultActions
          {...{ definition, setting, words, address, formPath, isLive, sayAtOnce, onPaper }}
        />
        {children}
      </div>
      <Announcement text={state.changes > 0 ? plainText(announcement) : ''} />
    </section>
  );
}
