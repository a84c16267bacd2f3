import { RotateCw } from '../Icon/index.ts';
import type { BranchState } from '../lib/tree/index.ts';
import * as css from './Cascader.css.ts';

export interface WaitingRowProps {
  id: string;
  level: number;
  state: BranchState;
  isActive: boolean;
  onRetry: () => void;
}

/** Placeholder row for children that are being loaded, or that failed to load and can be retried. */
export function WaitingRow({ id, level, state, isActive, onRetry }: WaitingRowProps) {
  const isFailed = state === 'failed';
  const pressable = { role: 'treeitem', ...(isFailed && { onClick: onRetry }) };
  return (
    <div
      id={id}
      {...pressable}
      className={css.row}
      aria-level={level}
      aria-setsize={1}
      aria-posinset={1}
      aria-selected={false}
      aria-disabled={!isFailed || undefined}
      data-active={isActive || undefined}
    >
      {isFailed && <span className={css.failure}>加载失败</span>}
      {isFailed && (
        <span className={css.sign}>
          <RotateCw size={16} />
        </span>
      )}
      {isFailed ? '重试' : '加载中'}
    </div>
  );
}
