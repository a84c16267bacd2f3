import type { Id } from '@anzhu/api/contract/codecs';
import type { DayReport } from '@anzhu/api/contract/report';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TitleCell, type Column } from '@anzhu/ui/Table';
import { TreeTable } from '@anzhu/ui/TreeTable';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChainPaper } from './ChainPaper.tsx';
import { type ChainRow, chainRows, openAtFirst } from './chainRows.ts';
import * as css from './ChainSheet.css.ts';
import {
  countFigures,
  figureLabels,
  figureText,
  figureViews,
  type FigureName,
  shownFigures,
} from './figureWords.ts';
import { WaysTable } from './WaysTable.tsx';

export interface ChainSheetProps {
  /** Undefined while it is being loaded. */
  report: DayReport | undefined;
  /** It is that of another day or of other hotels, until the one that was asked for comes. */
  isStale: boolean;
  error?: { message: string; onRetry: () => void } | undefined;
  /** Shows one hotel. */
  onHotel: (hotelId: Id) => void;
}

type View = (typeof figureViews)[number]['value'] | 'ways';

const options: { value: View; label: string }[] = [
  ...figureViews.map(({ value, label }) => ({ value, label })),
  { value: 'ways', label: '各方式' },
];

const rowId = ({ id }: ChainRow): string => id;
const childrenOf = ({ rows }: ChainRow): readonly ChainRow[] => rows;
const noRows: readonly ChainRow[] = [];

/** In px: the name of a count, which is wider than it; ¥12,345,678.00, or 100.0%. */
const widthOf = (of: FigureName): number => {
  if (countFigures.has(of) || of === 'occupancy') return 48 + figureLabels[of].length * 14;
  return of === 'averagePrice' ? 108 : 132;
};

/** Not on phones, where a row has a line for each figure; the hotel alone has them all. */
const wideOnly: ReadonlySet<FigureName> = new Set([
  'departures',
  'rooms',
  'roomIncome',
  'otherIncome',
]);

const phoneRole = (of: FigureName): Column<ChainRow>['phone'] => {
  if (of === 'occupancy' || of === 'net') return 'mark';
  return wideOnly.has(of) ? 'hidden' : 'plain';
};

const figureColumn = (of: FigureName): Column<ChainRow> => ({
  id: of,
  header: figureLabels[of],
  align: 'end',
  width: widthOf(of),
  phone: phoneRole(of),
  cell: ({ figures, hotels }) => {
    const text = figureText(of, figures[of]);
    return hotels === null ? text : <span className={css.sum}>{text}</span>;
  },
  sortValue: ({ figures }) => figures[of],
});

const nameColumn = (onHotel: (hotelId: Id) => void): Column<ChainRow> => ({
  id: 'name',
  header: '区域 / 酒店',
  width: 252,
  pin: 'start',
  cell: ({ name, hotels, hotelId }) =>
    hotelId === null ? (
      <>
        <span className={css.sum}>{name}</span>
        <span className={css.count}>{`${hotels} 家`}</span>
      </>
    ) : (
      <TitleCell onOpen={() => onHotel(hotelId)}>{name}</TitleCell>
    ),
});

/** Whether the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Synchronous: the browser prints right after the event.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}

/**
 * The 日报 of many hotels: a row for their sum, below it the regions, folded, and their hotels. On paper every hotel has
 * its line.
 *
 * Keyboard: that of a `TreeTable`; Enter on the name of a hotel shows it alone.
 */
export function ChainSheet({ report, isStale, error, onHotel }: ChainSheetProps) {
  const [view, setView] = useState<View>('business');
  const isPrinting = useIsPrinting();
  const total = useMemo(() => report && chainRows(report), [report]);
  const rows = useMemo(() => (total ? [total] : noRows), [total]);
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const open = useMemo(() => changed ?? (total && openAtFirst(total)), [changed, total]);
  const columns = useMemo(() => {
    const { groups } = figureViews.find(({ value }) => value === view) ?? figureViews[0];
    const days = report ? [report.total, ...report.hotels] : [];
    const names = groups.flatMap((group) => shownFigures(group, days));
    return [nameColumn(onHotel), ...names.map(figureColumn)];
  }, [view, report, onHotel]);
  return (
    <>
      <div className={css.onScreen}>
        <SegmentedControl
          label="数字"
          isLabelHidden
          options={options}
          value={view}
          onChange={setView}
        />
        <div className={css.frame}>
          {view === 'ways' && total ? (
            <WaysTable figures={total.figures} title="各方式收支（合计）" />
          ) : (
            <TreeTable
              label="按区域"
              {...{ columns, rows, rowId, childrenOf, error, isStale }}
              isLoading={!report && !error}
              expandedIds={open}
              onExpandedChange={setChanged}
            />
          )}
        </div>
      </div>
      {isPrinting && total && <ChainPaper total={total} />}
    </>
  );
}
