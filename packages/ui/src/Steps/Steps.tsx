import type { ReactNode } from 'react';
import { Check } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { list, note, sign, step as stepStyle, title } from './Steps.css.ts';
import { useTexts } from '../texts/context.ts';
import { stepsTexts } from './texts.ts';

interface Step {
  id: string;
  title: string;
  /** When it was done, or by whom; or what is done in it. */
  description?: ReactNode;
}

export interface StepsProps {
  /** What they are steps of. */
  label: string;
  /** In their order, three to seven. */
  items: readonly Step[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  current: number;
  /** horizontal: beside each other, below each other on phones. @default 'vertical' */
  direction?: 'vertical' | 'horizontal';
}

type StepState = 'waiting' | 'current' | 'done';

/** What is before the current step is done, what comes after it waits; past the last, all are done. */
function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'waiting';
}

/**
 * The progress of a task of several steps, one below or beside the other.
 *
 * Use it for three to seven steps with an order: a first set-up, an import. Do not use it for the history of
 * a record (`Timeline`), for pages of a list (`Pager`), nor for parts that can be visited in any order
 * (`Tabs`).
 */
export function Steps({ label, items, current, direction = 'vertical' }: StepsProps) {
  const texts = useTexts('Steps', stepsTexts);
  return (
    <ol className={list({ direction })} aria-label={label}>
      {items.map((step, index) => {
        const state = stepState(index, current);
        const isDone = state === 'done';
        return (
          <li
            key={step.id}
            className={stepStyle({ direction, isDone })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={sign({ state })} aria-hidden="true">
              {isDone ? <Check size={12} /> : index + 1}
            </span>
            <div>
              <span className={title({ state })}>{step.title}</span>
              <span className={visuallyHidden}>{texts[state]}</span>
              {step.description !== undefined && (
                <div className={note({ direction })}>{step.description}</div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
