import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { ChartMessage } from './ChartMessage.tsx';
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

export interface ChartContentProps extends ChartState {
  height: number;
  isEmpty: boolean;
  loadingShape: LoadingShape | ReactElement | undefined;
  children: ReactNode;
}

/** The chart, or what is in its place: nothing moves when one takes the other's. */
export function ChartContent(props: ChartContentProps) {
  const {
    height,
    isEmpty,
    loadingShape,
    isLoading,
    error,
    emptyMessage = '暂无数据',
    emptyAction,
    children,
  } = props;
  if (isLoading) {
    if (typeof loadingShape === 'object') return loadingShape;
    return <ChartSkeleton shape={loadingShape} height={height} />;
  }
  if (error) {
    const retry = error.onRetry && (
      <Button size="small" onPress={error.onRetry}>
        重试
      </Button>
    );
    return (
      <ChartMessage role="alert" title="加载失败" height={height} action={retry}>
        {error.message}
      </ChartMessage>
    );
  }
  if (isEmpty) return <ChartMessage title={emptyMessage} height={height} action={emptyAction} />;
  return children;
}
