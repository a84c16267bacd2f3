import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { message, messageAction, messageTitle } from './ChartFrame.css.ts';
import { ChartSkeleton, type LoadingShape } from './ChartSkeleton.tsx';

/** Load state of every chart. */
export interface ChartState {
  /** The first load: a skeleton of the chart's shape and size. */
  isLoading?: boolean | undefined;
  /** Other numbers are being loaded: these stay, dimmed and inert. */
  isStale?: boolean | undefined;
  /** It could not be read: what went wrong, and 重试. */
  error?: { message: string; onRetry?: (() => void | Promise<void>) | undefined } | undefined;
  /** Text of the empty state. @default '暂无数据' */
  emptyMessage?: string | undefined;
  /** The next step of the empty state, as a button. */
  emptyAction?: ReactNode;
}

interface ChartContentProps extends ChartState {
  height: number;
  isEmpty: boolean;
  loadingShape: LoadingShape | ReactElement | undefined;
  children: ReactNode;
}

/** The chart, or what is in its place: nothing moves when one takes the other's. */
export function ChartContent(props: ChartContentProps) {
  const { height, isEmpty, loadingShape, isLoading, error, children } = props;
  const { emptyMessage = '暂无数据', emptyAction } = props;
  if (isLoading) {
    if (typeof loadingShape === 'object') return loadingShape;
    return <ChartSkeleton shape={loadingShape} height={height} />;
  }
  if (!error && !isEmpty) return children;
  const retry = error?.onRetry && (
    <Button size="small" onPress={error.onRetry}>
      重试
    </Button>
  );
  const action = error ? retry : emptyAction;
  return (
    <div className={message} style={{ minHeight: height }} role={error && 'alert'}>
      <p className={messageTitle}>{error ? '加载失败' : emptyMessage}</p>
      {error?.message && <p>{error.message}</p>}
      {action && <div className={messageAction}>{action}</div>}
    </div>
  );
}
