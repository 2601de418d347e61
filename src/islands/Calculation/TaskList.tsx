import { type Dispatch, memo } from 'react';
import type { Tasks } from '../../lib/calculations/calculation.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import fieldStyles from '../shared/underlinedField.deferred.module.css';
import type { CalculationEvent, CalculationState, TaskPart } from './calculationReducer.ts';
import numberStyles from './NumberField.deferred.module.css';
import styles from './TaskList.deferred.module.css';

interface TaskListProps {
  tasks: Tasks;
  names: readonly string[];
  typed: CalculationState['typed'];
  labels: { task: string; execution: string; period: string; deadline: string };
  dispatch: Dispatch<CalculationEvent>;
}

const PARTS: readonly TaskPart[] = [0, 1, 2];

/** Execution time, period and deadline of each task, in microseconds. `memo`, because rules leave them as they are. */
export const TaskList = memo(function TaskList({
  tasks,
  names,
  typed,
  labels,
  dispatch,
}: TaskListProps) {
  const heads = [labels.execution, labels.period, labels.deadline];
  return (
    <table className={styles.tasks}>
      <thead>
        <tr>
          <TranslatableText as="th" scope="col">
            {labels.task}
          </TranslatableText>
          {heads.map((head) => (
            <TranslatableText as="th" scope="col" key={head}>
              {`${head} µs`}
            </TranslatableText>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks have no other identity, and their order is fixed
          <tr key={index}>
            <TranslatableText as="th" scope="row">
              {names[index] ?? ''}
            </TranslatableText>
            {PARTS.map((part) => {
              const name = `task-${index}-${part}`;
              return (
                <td key={part}>
                  <input
                    className={`${fieldStyles.underlined} ${numberStyles.number}`}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    size={5}
                    aria-label={`${names[index]}, ${heads[part]}`}
                    value={typed?.name === name ? typed.text : String(task[part])}
                    onChange={({ target }) =>
                      dispatch({ type: 'taskTyped', name, task: index, part, text: target.value })
                    }
                    onBlur={() => dispatch({ type: 'left' })}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
