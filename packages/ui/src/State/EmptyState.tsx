import type { ReactNode } from 'react';
import { Inbox } from '../Icon/index.ts';
import { courtyard } from '../Roofs/index.ts';
import { Notice, type StateProps } from './ErrorState.tsx';

export interface EmptyStateProps extends StateProps {
  /** What there is not: 暂无数据, 还没有房间, 没有符合条件的订单. */
  title: string;
  /** Why there is nothing, what will be here, or what to try. */
  description?: ReactNode;
}

/**
 * No content, which is no error: states why, with the next step.
 *
 * Use it where a list or a panel has no content: 新增 when there is nothing yet, 重置 when filters hide it. Do
 * not use it for failed loads (`ErrorState`), missing permission (`NoPermissionState`), missing records
 * (`NotFoundState`), or pending loads (`LoadingState`, `Skeleton`).
 *
 * Keyboard: Tab reaches the `action`, and nothing else.
 */
export function EmptyState({ isCompact = false, ...words }: EmptyStateProps) {
  const icon = <Inbox size={isCompact ? 16 : 20} />;
  return <Notice {...words} isCompact={isCompact} tone="neutral" icon={icon} drawing={courtyard} />;
}
