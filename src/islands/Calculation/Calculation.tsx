import { type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import { queryOf } from '../../calculations/address.ts';
import {
  type Calculation as Definition,
  defaultSetting,
  presetOf,
} from '../../calculations/definition.ts';
import type { LongestTexts } from '../../calculations/longestTexts.ts';
import { plainText, richHtml } from '../../calculations/richText.ts';
import { joinSentences } from '../../calculations/statement.ts';
import { fillText } from '../../lib/placeholders.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { Announcement } from './Announcement.tsx';
import styles from './Calculation.deferred.module.css';
import { Caption } from './Caption.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type CalculationState, calculationReducer, initialState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { comparedRows } from './comparedRows.ts';
import { Figure } from './Figure.tsx';
import { Html } from './Html.tsx';
import { KeepButtons } from './KeepButtons.tsx';
import { noticeTexts } from './noticeTexts.ts';
import { Panel } from './Panel.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import { ResultActions, type ResultFile } from './ResultActions.tsx';
import { ResultTable } from './ResultTable.tsx';
import type { ReadRows } from './readRows.ts';
import { Sensitivity } from './Sensitivity.tsx';
import { plotWordsOf, spokenResult } from './spokenResult.ts';
import { useAddress } from './useAddress.ts';
import { useComparison } from './useComparison.ts';
import { useDebounced } from './useDebounced.ts';
import { useKeptResult } from './useKeptResult.ts';
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

/** "housekeeping is now row 2 of 4." */
function movedText(
  { moved, setting }: CalculationState,
  names: readonly string[] | undefined,
  text: string,
): string {
  if (!moved) return '';
  const name = names?.[moved.row] ?? '';
  const most = setting.tables[moved.table]?.length ?? 0;
  return fillText(text, { name, row: String(moved.row + 1), most: String(most) });
}

interface SectionProps extends CalculationProps {
  calculation: Definition;
  /** Computes what takes longer than a frame. */
  worker?: (() => Worker) | undefined;
  /** What can be saved of a result. */
  files?: readonly ResultFile[] | undefined;
  /** Reads a table that is pasted into the one of this calculation. */
  readRows?: ReadRows | undefined;
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
  calculation,
  worker,
  files,
  readRows,
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
  const figure = useRef<HTMLDivElement>(null);
  const { content, labels, locale } = words;
  const reducer = useMemo(
    () => calculationReducer(calculation, locale, content.presets),
    [calculation, locale, content],
  );
  const [usual] = useState(() => defaultSetting(calculation));
  const [state, dispatch] = useReducer(reducer, usual, initialState);
  useAddress(calculation, state, dispatch);
  const { setting, a, row } = state;
  const isPrinted = usePrinted(setting);
  const result = useResult(calculation, setting, isLive, isPrinted, worker);
  const preset = presetOf(calculation, setting);
  const shown = useMemo(() => {
    const { setting: of, computed } = result;
    const said = computed && spokenResult(calculation, of, computed, words);
    const curve = computed && calculation.draw(of, computed, row ?? undefined);
    return { setting: of, computed, said, curve };
  }, [calculation, result, words, row]);
  const { computed, said, curve } = shown;
  const kept = useKeptResult(calculation, a, isPrinted, worker);
  const comparison = useComparison(calculation, kept, result, curve, words);
  const plotWords = useMemo(
    () => plotWordsOf(calculation, shown.setting, words),
    [calculation, shown, words],
  );
  const debounced = useDebounced(shown, DEBOUNCE_MS, shown);
  const onPaper = isPrinted ? shown : debounced;
  /** Of what is set. A press cannot wait: Safari writes to the clipboard only while the event is handled. */
  const reachAtOnce = () => {
    if (said && computed && shown.setting === setting) return { setting, computed, said };
    const now = calculation.compute(setting);
    return { setting, computed: now, said: spokenResult(calculation, setting, now, words) };
  };
  const comparedAtOnce = () => {
    if (!a) return [];
    const ofA = kept ?? { setting: a, computed: calculation.compute(a) };
    return comparedRows(calculation, ofA, reachAtOnce(), words);
  };
  // Until a worker answers, the last result stays.
  const isBusy = isLive && (!said || shown.setting !== setting);
  const warnings = said?.warnings ?? [];
  const notices = noticeTexts(state.notices, words, calculation, plotWords.tasks);
  const drawn = comparison?.curve ?? curve;
  const saved =
    computed && drawn
      ? { part: { setting: shown.setting, computed }, a: kept, curve: drawn }
      : null;
  const rich = (text: string | undefined) => (text === undefined ? null : richHtml(text));
  const against =
    a === setting
      ? fillText(labels.kept, { result: said?.summary ?? '' })
      : (comparison?.against ?? '');
  const isAnnounced = state.changes > 0 && !isBusy;
  const announcement = joinSentences([
    movedText(state, plotWords.tasks, labels.rowMoved),
    said?.answer ?? '',
    ...warnings,
    ...notices,
    against,
  ]);
  return (
    <section
      className={`wrap section ${styles.calculation}`}
      id="calculation"
      aria-labelledby={HEADING_ID}
      lang={lang}
      data-live={isLive || undefined}
      data-set={queryOf(calculation, setting, a) !== '' || undefined}
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
          <figure className={styles.figure} aria-busy={isBusy || undefined}>
            <Figure
              curve={drawn}
              words={plotWords}
              sentence={said?.answer ?? ''}
              drawing={drawing}
              ref={figure}
              dispatch={dispatch}
            />
            <Caption
              reads={content.reads}
              source={isLive ? labels.live : labels.reads}
              warnings={[...notices, ...warnings]}
              longest={longest.warnings}
            />
          </figure>
          <KeepButtons
            {...{ labels, dispatch }}
            hasA={a !== null}
            summaries={comparison?.summaries}
          />
        </div>
        <Panel
          {...{ calculation, state, dispatch, words, isLive, presets, readRows }}
          preset={preset?.key}
          printed={onPaper.setting}
          held={said?.held ?? null}
          longestHeld={longest.held}
        />
        <ResultTable
          {...{ calculation, setting, said, words, isLive, dispatch, readRows }}
          typed={state.typed}
          shownRow={row}
        />
        {comparison && <ComparisonTable {...{ comparison, labels }} />}
        <ul className={styles.facts}>
          {longest.facts.map((longestFact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity than its place
            <ReservedSpace as="li" key={at} longest={longestFact}>
              <Html as="p" html={rich(said ? (said.facts[at] ?? '') : undefined)} />
            </ReservedSpace>
          ))}
        </ul>
        <Sensitivity {...{ calculation, setting, words, worker }} />
        <ResultActions
          {...{ calculation, setting, a, words, address, formPath, files }}
          {...{ reachAtOnce, comparedAtOnce, onPaper, saved, figure }}
        />
        {children}
      </div>
      <Announcement text={isAnnounced ? plainText(announcement) : ''} />
    </section>
  );
}
