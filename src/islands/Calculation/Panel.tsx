import type { Dispatch, ReactNode } from 'react';
import type { Calculation } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { longestOf } from '../../calculations/longestTexts.ts';
import styles from './Calculation.deferred.module.css';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { GivenValues } from './GivenValues.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import { Rules } from './Rules.tsx';
import type { ReadRows } from './readRows.ts';
import { StartingValues } from './StartingValues.tsx';

interface PanelProps {
  calculation: Calculation;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
  isLive: boolean;
  /** For paper: what is set, once a move rests and its result is there. */
  printed: Setting;
  /** The key of the preset whose values are set. */
  preset: string | undefined;
  /** The held values in a line; `null` until a worker has computed them. */
  held: string | null;
  longestHeld: string;
  /** The table of presets, shown until they can be pressed. */
  presets: ReactNode;
  /** Reads a table that is pasted. */
  readRows: ReadRows | undefined;
}

/** What a visitor sets. Without React it is the list of the usual values and the table of presets. */
export function Panel({
  calculation,
  state,
  dispatch,
  words,
  isLive,
  printed,
  preset,
  held,
  longestHeld,
  presets,
  readRows,
}: PanelProps) {
  const sources = calculation.presets.map(({ key }) => words.content.presets[key]?.source ?? '');
  const longestSource = longestOf([words.labels.own, ...sources]);
  return (
    <div
      className={styles.panel}
      style={{
        '--rules': calculation.inputs.filter(({ role }) => role === 'moved').length,
        '--presets': calculation.presets.length,
      }}
    >
      <div className={styles.values}>
        {isLive ? (
          <>
            <GivenValues {...{ calculation, words }} setting={printed} />
            <Rules {...{ calculation, state, dispatch, words }} />
          </>
        ) : (
          <GivenValues {...{ calculation, words }} setting={state.setting} heldLine={held} />
        )}
      </div>
      {/* Another element once it lives, because all of it is replaced: nothing of it moves. */}
      <div className={styles.starting} key={isLive ? 'live' : 'plain'}>
        <div className={styles.startingSpace} aria-hidden="true">
          <ReservedSpace className="note" longest={longestSource} />
          <ReservedSpace className="note" longest={longestHeld} />
        </div>
        <div>
          {isLive ? (
            <StartingValues
              {...{ calculation, state, dispatch, words, preset, longestSource, readRows }}
              heldLine={held ?? ''}
              longestHeldLine={longestHeld}
            />
          ) : (
            presets
          )}
        </div>
      </div>
    </div>
  );
}
