import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Panel } from '../../Panel/Panel.tsx';
import { printedAlone } from '../../lib/print.css.ts';
import { visuallyHidden } from '../../theme/index.ts';
import type { ChartTable } from '../core/table.ts';
import { ChartContent, type ChartState } from './ChartContent.tsx';
import { content, controls, frame as frameStyle, note, onPaper } from './ChartFrame.css.ts';
import type { LoadingShape } from './ChartSkeleton.tsx';
import { ChartTableView } from './ChartTableView.tsx';
import { ChartTools, type View } from './ChartTools.tsx';
import { AvailableSizeContext, usePrint } from './availableSize.ts';
import { useFullScreen } from './useFullScreen.ts';

/** What every chart in a frame takes. */
export interface ChartProps extends ChartState {
  /** What it shows, as 近一年订单: the name of the panel and of the chart. */
  title: string;
  /** The time it is about, as 2025-12 至 2026-11: below the title, and in the names of exported files. */
  period?: string | undefined;
  /** One line above the chart: what is counted, and how. */
  description?: string | undefined;
  /** What acts on the chart: small quiet buttons or a small choice, before the tools. */
  actions?: ReactNode;
  /** Reads the numbers again: 刷新, also of a chart that could not be read. */
  onRefresh?: (() => void | Promise<void>) | undefined;
  /** The numbers are being read again: 刷新 is pending, the chart stays as it is. */
  isRefreshing?: boolean | undefined;
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
 * The panel around a chart: its title and period, a note, actions, its tools, and what is in the chart's place while
 * it loads, when there is nothing and when it could not be read. The tools are icons: 显示表格 or 显示图表, 刷新, 全屏,
 * and in a menu 复制, 导出图片, 导出 Excel and 打印.
 *
 * Use it for a picture of numbers of your own, as a map. The charts here have it already. Do not use it
 * inside a `Panel`: it is one.
 *
 * Keyboard: Tab goes through actions, the tools and the chart, which is one stop; Esc leaves full
 * screen.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    period,
    description,
    actions,
    onRefresh,
    isRefreshing,
    height: ownHeight,
    table,
    isEmpty = table.rows.length === 0,
    loadingShape,
    children,
    ...state
  } = props;
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
  const isWaiting = Boolean(state.isLoading || state.isStale);
  const hasNumbers = !isEmpty && !state.isLoading && !state.error;

  const head = (
    <div className={controls}>
      {actions}
      <ChartTools
        chart={{ title, period }}
        table={table}
        content={place}
        view={view}
        onViewChange={setView}
        hasNumbers={hasNumbers}
        isLoading={state.isLoading}
        onRefresh={onRefresh}
        isRefreshing={isRefreshing}
        isFull={full.isFull}
        onFull={full.press}
        fullRef={full.toggle}
        onPrint={print}
      />
    </div>
  );
  const numbers = <ChartTableView title={title} table={table} height={height} />;
  const whole =
    full.isFull && ({ role: 'dialog', 'aria-modal': true, 'aria-label': title } as const);
  return (
    <div
      ref={frame}
      className={frameStyle({ isFull: full.isFull })}
      {...whole}
      {...(isPrinting && printedAlone)}
    >
      <Panel title={title} description={period} actions={head}>
        {description !== undefined && <p className={note}>{description}</p>}
        <div
          ref={place}
          className={content}
          style={{ minHeight: height }}
          inert={hasNumbers && Boolean(state.isStale)}
          aria-busy={isWaiting}
        >
          <AvailableSizeContext value={available}>
            <ChartContent {...state} height={height} isEmpty={isEmpty} loadingShape={loadingShape}>
              {view === 'chart' || isPrinting ? children : numbers}
              {isPrinting && <div className={onPaper}>{numbers}</div>}
            </ChartContent>
          </AvailableSizeContext>
        </div>
        <output className={visuallyHidden}>{isWaiting ? '加载中' : ''}</output>
      </Panel>
    </div>
  );
}
