import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { Panel } from '../../Panel/Panel.tsx';
import { printedAlone } from '../../lib/print.css.ts';
import { visuallyHidden } from '../../theme/index.ts';
import type { ChartTable } from '../core/table.ts';
import { inert } from '../../lib/inert.ts';
import * as css from './ChartFrame.css.ts';
import { ChartSkeleton, type LoadingShape } from './ChartSkeleton.tsx';
import { ChartTableView } from './ChartTableView.tsx';
import { ChartTools, type View } from './ChartTools.tsx';
import { AvailableSizeContext, usePrint } from './availableSize.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useCommonTexts } from '../../texts/context.ts';

/** What every chart in a frame takes. */
export interface ChartProps {
  /** What it shows, as 近一年订单: the name of the panel and of the chart, and its heading without a finding. */
  title: string;
  /** What it has found, as a sentence: 今日收入 ¥14.3万，高于前 6 日. It is the heading then. */
  finding?: string | undefined;
  /** The time it is about, as 2025-12 至 2026-11: below the heading, and in the names of exported files. */
  period?: string | undefined;
  /** What is counted, and how: behind the period. */
  description?: string | undefined;
  /** One line above the chart: what is wrong with the numbers, as 更新失败. */
  notice?: string | undefined;
  /** What acts on the chart: small quiet buttons or a small choice, before the tools. */
  actions?: ReactNode;
  /** Reads the numbers again: 刷新, also of a chart that could not be read. */
  onRefresh?: (() => void | Promise<void>) | undefined;
  /** The numbers are being read again: 刷新 is pending, the chart stays as it is. */
  isRefreshing?: boolean | undefined;
  /** The first load: a skeleton of the chart's shape and size. */
  isLoading?: boolean | undefined;
  /** Other numbers are being loaded: these stay, dimmed and inert. */
  isStale?: boolean | undefined;
  /** It could not be read: what went wrong, and 重试. */
  error?: { message: string; onRetry?: (() => void | Promise<void>) | undefined } | undefined;
  /** Text of the empty state. @default '暂无数据' */
  emptyMessage?: string | undefined;
  /** Height of the chart itself, in px. All states have it. @default 240 */
  height?: number | undefined;
}

export interface ChartFrameProps extends ChartProps {
  /** Height of the chart itself, in px. All states have it. */
  height: number;
  /** The numbers of the chart: the other view of it, and what 复制 and 导出 Excel give. */
  table: ChartTable;
  /** There is nothing to draw; by default when the table has no rows. */
  isEmpty?: boolean | undefined;
  /** What the chart looks like while it loads, or a skeleton of your own. @default 'block' */
  loadingShape?: LoadingShape | ReactElement | undefined;
  /** The chart: what is exported and printed is the largest `<svg>` in it. As high as `useChartHeight`. */
  children: ReactNode;
}

/** Width of a chart on paper, in px: that of A4 between its margins. */
const paperWidth = 680;

/**
 * The panel around a chart: what it has found, or its title, its period and what is counted, actions, its tools, and what is in the chart's place while
 * it loads, when there is nothing and when it could not be read. The tools are icons: 显示表格 or 显示图表, 刷新, 全屏,
 * and in a menu 复制, 导出图片, 导出 Excel and 打印.
 *
 * Use it for a picture of numbers of your own, as a map. The charts here have it already. Do not use it
 * inside a `Panel`: it is one.
 *
 * Keyboard: Tab goes through actions, the tools and the chart, which is one stop; Esc leaves full
 * screen.
 */
export function ChartFrame({
  title,
  finding,
  period,
  description,
  notice,
  actions,
  onRefresh,
  isRefreshing,
  isLoading = false,
  isStale = false,
  error,
  emptyMessage,
  height: ownHeight,
  table,
  isEmpty = table.rows.length === 0,
  loadingShape,
  children,
}: ChartFrameProps) {
  const common = useCommonTexts();
  const [view, setView] = useState<View>('chart');
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const full = useFullScreen(frame, place);
  const { isPrinting, print } = usePrint();
  const available = useMemo(
    () => ({ width: isPrinting ? paperWidth : null, height: isPrinting ? null : full.height }),
    [isPrinting, full.height],
  );
  const height = full.height ?? ownHeight;
  const isWaiting = isLoading || isStale;
  const hasNumbers = !isEmpty && !isLoading && !error;
  const heading = (hasNumbers && finding) || title;
  const facts = [heading === title ? undefined : title, period, description];

  const head = (
    <div className={css.controls}>
      {actions}
      <ChartTools
        chart={{ title, period }}
        content={place}
        onViewChange={setView}
        onPrint={print}
        {...{ table, view, hasNumbers, isLoading, onRefresh, isRefreshing, full }}
      />
    </div>
  );
  const numbers = <ChartTableView {...{ title, table, height }} />;
  /** The chart, or what is in its place: nothing moves when one takes the other's. */
  const renderContent = (): ReactNode => {
    if (isLoading) {
      if (typeof loadingShape === 'object') return loadingShape;
      return <ChartSkeleton shape={loadingShape} height={height} />;
    }
    if (error || isEmpty) {
      return (
        <div className={css.message} style={{ minHeight: height }} role={error && 'alert'}>
          <p className={css.messageTitle}>
            {error ? common.loadFailed : (emptyMessage ?? common.noData)}
          </p>
          {error?.message && <p>{error.message}</p>}
          {error?.onRetry && (
            <div className={css.messageAction}>
              <Button size="small" onPress={error.onRetry}>
                {common.retry}
              </Button>
            </div>
          )}
        </div>
      );
    }
    return (
      <>
        {view === 'chart' || isPrinting ? children : numbers}
        {isPrinting && <div className={css.onPaper}>{numbers}</div>}
      </>
    );
  };

  const whole =
    full.isFull && ({ role: 'dialog', 'aria-modal': true, 'aria-label': title } as const);
  return (
    <div
      ref={frame}
      className={full.isFull ? css.full : css.frame}
      {...whole}
      {...(isPrinting && printedAlone)}
    >
      <Panel
        title={heading}
        label={title}
        description={facts.filter(Boolean).join(' · ') || undefined}
        actions={head}
      >
        {notice !== undefined && <p className={css.notice}>{notice}</p>}
        <div
          ref={place}
          className={css.content}
          style={{ minHeight: height }}
          {...inert(hasNumbers && isStale)}
          aria-busy={isWaiting}
        >
          <AvailableSizeContext.Provider value={available}>
            {renderContent()}
          </AvailableSizeContext.Provider>
        </div>
        <output className={visuallyHidden}>{isWaiting ? common.loading : ''}</output>
      </Panel>
    </div>
  );
}
