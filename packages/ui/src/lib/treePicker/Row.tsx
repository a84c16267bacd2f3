import { Check, RotateCw } from '../../Icon/index.ts';
import type { BranchState } from '../tree/index.ts';
import { failure, reason as reasonStyle, sign } from './sheet.css.ts';

interface LabelEndProps {
  /** Why the node cannot be chosen. */
  reason: string | undefined;
  isChosen: boolean;
}

/** What follows the label of a row: why it cannot be chosen, and a tick when it is. */
export function LabelEnd({ reason, isChosen }: LabelEndProps) {
  return (
    <>
      {reason !== undefined && <span className={reasonStyle}>{reason}</span>}
      {isChosen && (
        <span className={sign}>
          <Check size={16} />
        </span>
      )}
    </>
  );
}

/** In place of children: they are being loaded, or failed to load and can be retried. */
export function WaitingWords({ state }: { state: BranchState }) {
  if (state === 'pending') return <span>加载中</span>;
  return (
    <>
      <span className={failure}>加载失败</span>
      <span className={sign}>
        <RotateCw size={16} />
      </span>
      <span>重试</span>
    </>
  );
}
