import { fullNumber, shareOf, textWidth, wordSize, type Size } from '@anzhu/ui/chart/core';
import { visuallyHidden } from '@anzhu/ui/theme';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import {
  amount,
  note,
  rankNumber,
  ranking as rankingStyle,
  rankingTitle,
  row as rowStyle,
  rowItem,
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
  onChoose: ((name: string) => void) | undefined;
  /** The list begins and ends to scroll to a row by code, which is no reason to hide the map's details. */
  onScrolling: (isScrolling: boolean) => void;
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

/** Provinces by amount, the largest first: one tab stop, arrows from row to row. */
export function Ranking(props: RankingProps) {
  const { title, size, values, unit, active, onChoose, onScrolling } = props;
  const { ranking, provinces, total } = values;
  const list = useRef<HTMLOListElement>(null);
  const [stop, setStop] = useState(0);
  const count = useRowCount(Math.ceil(size.height / rowHeight));
  const amountWidth = useMemo(() => widestAmount(ranking, unit), [ranking, unit]);

  const activeIndex = ranking.findIndex(({ name }) => name === active);
  // The row of the province that is pointed at on the map comes into view, without moving the page.
  useLayoutEffect(() => {
    const element = list.current;
    const row = element?.querySelector<HTMLElement>(`[data-row="${activeIndex}"]`)?.parentElement;
    if (!element || !row || activeIndex >= count) return;
    const before = element.scrollTop;
    const top = row.offsetTop - element.offsetTop;
    if (top < before) element.scrollTop = top;
    const bottom = top + row.offsetHeight - element.clientHeight;
    if (bottom > before) element.scrollTop = bottom;
    onScrolling(element.scrollTop !== before);
  }, [activeIndex, count, onScrolling]);

  const last = ranking.length - 1;
  const press = useCallback(
    (event: KeyboardEvent, index: number): void => {
      const next = directions[event.key]?.(index, last);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
    },
    [last],
  );
  const rest = provinces.length - ranking.length;
  return (
    <section className={rankingStyle} style={size} aria-label={`${title}排名`}>
      <p className={rankingTitle}>排名</p>
      <ol
        ref={list}
        className={rowsStyle}
        style={{ '--amount-width': amountWidth } as CSSProperties}
        // Rows that are not buttons are no tab stops: the list itself is one, so that it can be scrolled.
        tabIndex={onChoose ? undefined : 0}
        onPointerLeave={() => props.onPoint(null)}
        onScroll={() => onScrolling(false)}
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
            isStop={index === Math.min(stop, last)}
            onPoint={props.onPoint}
            onFocusChange={props.onFocusChange}
            onStop={setStop}
            onPress={press}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {rest > 0 && (
        <p className={note}>
          {ranking.length === 0 ? '各地区均暂无数据' : `其余 ${rest} 个地区为 0`}
        </p>
      )}
    </section>
  );
}

interface RowProps extends Pick<RankingProps, 'unit' | 'onPoint' | 'onFocusChange' | 'onChoose'> {
  one: RankedProvince;
  index: number;
  most: number;
  total: number;
  isActive: boolean;
  isStop: boolean;
  onStop: (index: number) => void;
  onPress: (event: KeyboardEvent, index: number) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { one, index, unit, most, total, isActive, isStop, onChoose } = props;
  const { name, value, rank } = one;
  const words = fullNumber(value, unit);
  const share = `，占 ${shareOf(value, total)}`;
  const shared = {
    className: rowStyle({ isChosen: Boolean(onChoose) }),
    style: { '--share': value / most } as CSSProperties,
    'data-row': index,
    'data-active': isActive || undefined,
    onPointerEnter: () => props.onPoint(name),
  };
  const content = (
    <>
      <span className={rankNumber}>{rank}</span>
      {name}
      <span className={amount}>{words}</span>
      {!onChoose && <span className={visuallyHidden}>{share}</span>}
    </>
  );
  return (
    <li className={rowItem}>
      {onChoose ? (
        <button
          {...shared}
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={`${rank} ${name} ${words}${share}`}
          onFocus={() => {
            props.onStop(index);
            props.onFocusChange(name);
          }}
          onBlur={() => props.onFocusChange(null)}
          onKeyDown={(event) => props.onPress(event, index)}
          onClick={() => onChoose(name)}
        >
          {content}
        </button>
      ) : (
        <div {...shared}>{content}</div>
      )}
    </li>
  );
});
