import type { ClipboardEvent, Dispatch } from 'react';
import { type Calculation, presetOfTable } from '../../calculations/definition.ts';
import { unitText } from '../../calculations/numberText.ts';
import { readCounts } from '../../calculations/readCounts.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { fieldOf } from './fields.ts';
import { HeldField, HeldValues } from './HeldValues.tsx';
import { Presets } from './Presets.tsx';
import type { ReadRows } from './readRows.ts';
import { TableFields } from './TableFields.tsx';

interface StartingValuesProps {
  calculation: Calculation;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
  /** The held values in a line. */
  heldLine: string;
  longestHeldLine: string;
  longestSource: string;
  /** The key of the preset whose values are set. */
  preset: string | undefined;
  /** Reads a table that is pasted. */
  readRows: ReadRows | undefined;
}

/** That with results stands under the drawing. */
const foldedTables = ({ tables, resultTable }: Calculation) =>
  tables.filter(({ name }) => name !== resultTable?.table);

/** What a calculation starts from: presets and the values that they hold. It does not exist before React. */
export function StartingValues({
  calculation,
  state,
  dispatch,
  words,
  heldLine,
  longestHeldLine,
  longestSource,
  preset,
  readRows,
}: StartingValuesProps) {
  const { content, labels, locale } = words;
  const { setting, typed } = state;
  const onPaste = (event: ClipboardEvent) => {
    const { pasted } = calculation;
    const text = event.clipboardData.getData('text/plain');
    if (!pasted || !readCounts(text, pasted.inputs.length, locale)) return;
    event.preventDefault();
    dispatch({ type: 'pasted', text });
  };
  return (
    <>
      <Presets
        title={labels.startFrom}
        presets={calculation.presets}
        words={content.presets}
        longestSource={longestSource}
        chosen={preset}
        own={labels.own}
        dispatch={dispatch}
      />
      <HeldValues
        title={labels.held}
        line={heldLine}
        longestLine={longestHeldLine}
        onPaste={onPaste}
        tables={foldedTables(calculation).map((table) => {
          const rows = setting.tables[table.name] ?? table.default;
          const ofPreset = presetOfTable(calculation, setting, table.name)?.key ?? '';
          const tableWords = content.tables[table.name];
          return (
            tableWords && (
              <TableFields
                key={table.name}
                {...{ table, rows, labels, locale, typed, dispatch, readRows }}
                words={tableWords}
                presetNames={content.presets[ofPreset]?.rows}
              />
            )
          );
        })}
      >
        {calculation.inputs
          .filter(({ role }) => role === 'held')
          .map((input) => (
            <HeldField
              key={input.name}
              {...fieldOf(input, state, words)}
              unit={unitText(input.unit, labels.units)}
              yes={labels.yes}
              choices={content.choices[input.name]}
              dispatch={dispatch}
            />
          ))}
      </HeldValues>
    </>
  );
}
