import { useState, type ReactNode } from 'react';
import { IconButton } from '../../Button/index.ts';
import { RefreshCw } from '../../Icon/index.ts';
import { Panel } from '../../Panel/index.ts';
import { SegmentedControl } from '../../SegmentedControl/index.ts';
import { visuallyHidden } from '../../theme/index.ts';
import { tabText, type ChartTable } from '../core/table.ts';
import { ChartContent, type ChartState } from './ChartContent.tsx';
import { content, controls, note as noteStyle } from './ChartFrame.css.ts';
import { ChartTableView } from './ChartTableView.tsx';
import { CopyButton } from './CopyButton.tsx';

type View = 'chart' | 'table';

/** What every chart in a frame takes. */
export interface ChartProps extends ChartState {
  /** What it shows, as 近一年订单: the name of the panel and of the chart. */
  title: string;
  /** The time it is about, as 2025-12 至 2026-11: below the title, and in the names of exported files. */
  period?: string | undefined;
  /** One line above the chart: what is counted, and how. */
  description?: string | undefined;
  /** What acts on the chart: small quiet buttons or a small choice, before 图表 / 表格. */
  actions?: ReactNode;
  /** Reads the numbers again: 刷新, also of a chart that could not be read. */
  onRefresh?: (() => void | Promise<void>) | undefined;
  /** The numbers are being read again: 刷新 is pending, the chart stays as it is. */
  isRefreshing?: boolean | undefined;
  /** Height of the chart itself, in px. All states have it. @default 240 */
  height?: number | undefined;
  /** Which view is shown first. */
  defaultView?: View | undefined;
}

export interface ChartFrameProps extends Omit<ChartProps, 'height'> {
  /** Height of the chart itself, in px; all states have it. */
  height: number;
  /** The numbers of the chart: the other view of it, and what 复制 copies. */
  table: ChartTable;
  /** The chart. */
  children: ReactNode;
}

const views = [
  { value: 'chart' as const, label: '图表' },
  { value: 'table' as const, label: '表格' },
];

/**
 * The panel around a chart: its title, a note, actions, 图表 / 表格, 复制, and what is in the chart's place while
 * it loads, when there is nothing and when it could not be read.
 *
 * Use it for a picture of numbers of your own, as a map. The charts here have it already. Do not use it
 * inside a `Panel`: it is one.
 *
 * Keyboard: Tab goes through actions, 图表 / 表格, 复制 and the chart, which is one stop.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    period,
    description,
    actions,
    onRefresh,
    isRefreshing,
    height,
    defaultView = 'chart',
    table,
    children,
    ...state
  } = props;
  const [view, setView] = useState<View>(defaultView);
  const isEmpty = table.rows.length === 0;
  const isWaiting = Boolean(state.isLoading || state.isStale);
  const hasNumbers = !isEmpty && !state.isLoading && !state.error;

  const head = (
    <div className={controls}>
      {actions}
      <SegmentedControl
        label={`${title}的视图`}
        isLabelHidden
        value={view}
        onChange={setView}
        options={views}
      />
      {onRefresh && (
        <IconButton
          size="small"
          label="刷新"
          icon={<RefreshCw size={16} />}
          isDisabled={state.isLoading}
          isPending={isRefreshing}
          onPress={onRefresh}
        />
      )}
      {hasNumbers && <CopyButton text={() => tabText(table)} />}
    </div>
  );
  return (
    <Panel title={title} description={period} actions={head}>
      {description !== undefined && <p className={noteStyle}>{description}</p>}
      <div
        className={content}
        style={{ minHeight: height }}
        inert={hasNumbers && Boolean(state.isStale)}
        aria-busy={isWaiting}
      >
        <ChartContent {...state} height={height} isEmpty={isEmpty}>
          {view === 'table' ? (
            <ChartTableView label={title} table={table} height={height} />
          ) : (
            children
          )}
        </ChartContent>
      </div>
      <output className={visuallyHidden}>{isWaiting ? '加载中' : ''}</output>
    </Panel>
  );
}
