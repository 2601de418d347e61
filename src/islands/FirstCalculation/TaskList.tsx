import { type Dispatch, memo } from 'react';
import type { Tasks } from '../../calculations/first/calculation.ts';
import { taskTimeText } from '../../calculations/first/statement.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import { NumberField } from './NumberField.tsx';
import styles from './TaskList.deferred.module.css';
import { TASK_PARTS, taskFieldLabel, taskFieldName } from './taskFields.ts';

interface TaskListProps {
  tasks: Tasks;
  names: readonly string[];
  typed: CalculationState['typed'];
  labels: { task: string; execution: string; period: string; deadline: string };
  locale: string;
  dispatch: Dispatch<CalculationEvent>;
}

/** Execution time, period and deadline of each task, in microseconds. `memo`, because rules leave them as they are. */
export const TaskList = memo(function TaskList({
  tasks,
  names,
  typed,
  labels,
  locale,
  dispatch,
}: TaskListProps) {
  const heads = [labels.execution, labels.period, labels.deadline];
  return (
    <div className={styles.scroll}>
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
              {TASK_PARTS.map((part) => {
                const name = taskFieldName(index, part);
                return (
                  <td key={part}>
                    <NumberField
                      name={name}
                      label={stripBreakMarks(taskFieldLabel(names[index] ?? '', part, labels))}
                      text={typed?.name === name ? typed.text : taskTimeText(task[part], locale)}
                      dispatch={dispatch}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
