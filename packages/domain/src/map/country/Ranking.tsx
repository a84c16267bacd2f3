import {
  fullNumber,
  markList,
  markOption,
  shareOf,
  textWidth,
  wordSize,
  type Size,
} from '@anzhu/ui/chart/core';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import {
  amount,
  note,
  rankNumber,
  ranking as rankingStyle,
  rankingTitle,
  row as rowStyle,
  rows as rowsStyle,
} from './Ranking.css.ts';
import type { ProvinceValues, RankedProvince } from './layout/provinceValues.ts';

export interface RankingProps {
  title: string;
  size: Size;
  values: ProvinceValues;
  unit: string | undefined;
  /** The province that is pointed at or has the focus, on the map or here. */
  active: string | null;
  onPoint: (name: string | null) => void;
  onFocusChange: (name: string | null) => void;
  onMarkPress: ((name: string) => void) | undefined;
}

const directions: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Least height of a row, in px. */
const rowHeight = 28;
/** Rows out of view come that much later, in ms. */
const restDelay = 500;

/** How many rows are rendered: at first those in view, as each delays the map; then all. */
function useRowCount(inView: number): number {
  const [count, setCount] = useState(inView);
  useEffect(() => {
    const timer = setTimeout(() => setCount(Infinity), restDelay);
    return () => clearTimeout(timer);
  }, []);
  return count;
}

/** The width of the widest amount, in em: bars of all rows then have the same scale. */
const widestAmount = (ranking: readonly RankedProvince[], unit: string | undefined): string =>
  `${Math.max(0, ...ranking.map(({ value }) => textWidth(fullNumber(value, unit)))) / wordSize}em`;

/** Which row an event is about; -1 for none. */
const rowOf = ({ target }: SyntheticEvent): number =>
  Number((target as Element).closest('[data-row]')?.getAttribute('data-row') ?? -1);

/** Provinces by amount, the largest first: one tab stop, arrows from row to row. */
export function Ranking(props: RankingProps) {
  const { title, size, values, unit, active, onMarkPress, onPoint, onFocusChange } = props;
  const { ranking, provinces, total } = values;
  const element = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const count = useRowCount(Math.ceil(size.height / rowHeight));
  const amountWidth = useMemo(() => widestAmount(ranking, unit), [ranking, unit]);

  const activeIndex = ranking.findIndex(({ name }) => name === active);
  // The row of the province that is pointed at on the map comes into view, without moving the page.
  useLayoutEffect(() => {
    const rows = element.current;
    const row = rows?.querySelector<HTMLElement>(`[data-row="${activeIndex}"]`);
    if (!rows || !row || activeIndex >= count) return;
    const before = rows.scrollTop;
    const top = row.offsetTop - rows.offsetTop;
    if (top < before) rows.scrollTop = top;
    const bottom = top + row.offsetHeight - rows.clientHeight;
    if (bottom > before) rows.scrollTop = bottom;
  }, [activeIndex, count]);

  const nameOf = (event: SyntheticEvent): string | null => ranking[rowOf(event)]?.name ?? null;
  // One set of listeners for all rows: they are many, and alike.
  const listeners = {
    onPointerOver: (event: SyntheticEvent): void => onPoint(nameOf(event)),
    onPointerLeave: (): void => onPoint(null),
    onFocus: (event: SyntheticEvent): void => {
      setStop(Math.max(0, rowOf(event)));
      onFocusChange(nameOf(event));
    },
    onBlur: (): void => onFocusChange(null),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const name = nameOf(event);
      const next = directions[event.key]?.(rowOf(event), ranking.length - 1);
      if (next !== undefined) {
        event.preventDefault();
        element.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
      } else if (onMarkPress && name !== null && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        onMarkPress(name);
      }
    },
    onClick: (event: SyntheticEvent): void => {
      const name = nameOf(event);
      if (name !== null) onMarkPress?.(name);
    },
  };
  const rest = provinces.length - ranking.length;
  return (
    <section className={rankingStyle} style={size} aria-label={`${title}排名`}>
      <p className={rankingTitle}>排名</p>
      <div
        ref={element}
        className={rowsStyle({ isPressable: onMarkPress !== undefined })}
        style={{ '--amount-width': amountWidth } as CSSProperties}
        {...markList}
        aria-label="排名"
        {...listeners}
      >
        {Array.from(ranking.slice(0, count), (one, index) => (
          <Row
            key={one.name}
            one={one}
            index={index}
            unit={unit}
            most={ranking[0]?.value ?? 1}
            total={total}
            isActive={one.name === active}
            isStop={index === Math.min(stop, ranking.length - 1)}
          />
        ))}
      </div>
      {rest > 0 && (
        <p className={note}>
          {ranking.length === 0 ? '各地区均暂无数据' : `其余 ${rest} 个地区为 0`}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  one: RankedProvince;
  index: number;
  unit: string | undefined;
  most: number;
  total: number;
  isActive: boolean;
  isStop: boolean;
}

const Row = memo(function Row(props: RowProps) {
  const { one, index, unit, most, total, isActive, isStop } = props;
  const { name, value, rank } = one;
  const words = fullNumber(value, unit);
  return (
    <div
      className={rowStyle}
      style={{ '--share': value / most } as CSSProperties}
      data-row={index}
      data-active={isActive || undefined}
      {...markOption(isStop)}
      aria-label={`${rank} ${name} ${words}，占 ${shareOf(value, total)}`}
    >
      <span className={rankNumber}>{rank}</span>
      {name}
      <span className={amount}>{words}</span>
    </div>
  );
});
