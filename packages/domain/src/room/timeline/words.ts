import { OrderStatus } from '@anzhu/api/contract/order';
import { dayUseText } from '@anzhu/api/rules/stayLength';
import { cleaningStatus } from '../outOfOrder.ts';
import { shownStatusLook } from '../status.ts';
import type { Bar, Nights } from './bars.ts';
import type { TimelineRow } from './rows.ts';

const kindWord = { stay: '', held: '预订', isolation: '隔离', blocked: '维修' } as const;

/** Whether an order that is not paid yet has the room. */
export const isTentative = ({ span: { kind, status } }: Pick<Bar, 'span'>): boolean =>
  kind === 'held' && status === OrderStatus.unpaid;

/** The word for the kind of a bar. */
const wordOf = (bar: Pick<Bar, 'span'>): string =>
  isTentative(bar) ? '暂定' : kindWord[bar.span.kind];

/** Number of nights of a bar, as it was agreed: not those that a guest stays too long. */
const nightsOf = ({ from, to, daysLate, isOver }: Bar): number =>
  // A late bar goes on to the end of tonight.
  Math.max(isOver ? 0 : 1, daysLate > 0 ? to - 1 - daysLate - from : to - from);

const lengthOfBar = (bar: Bar): string =>
  bar.hours === undefined
    ? `${nightsOf(bar)} 晚`
    : dayUseText({ estimatedCheckIn: bar.span.from, estimatedCheckOut: bar.span.to });

/** A bar in words: its kind, the guest and the nights. A stay has no word for its kind, it is the usual one. */
export function barWords(bar: Bar): string {
  const { span, daysLate, isOver } = bar;
  const state = isOver ? '已离' : daysLate > 0 ? `逾期 ${daysLate} 天` : '';
  const name = `${bar.isOrder ? '' : wordOf(bar)} ${span.label}`.trim();
  return [state, name, lengthOfBar(bar)].filter((word) => word !== '').join(' · ');
}

/** A day in words: month and day. */
const dayWords = ({ dayAt }: Pick<Nights, 'dayAt'>, night: number): string => dayAt(night).slice(5);

/** What stands on a bar, what differs first: the guest, the kind or what is wrong, and until when. */
export function barLabel(bar: Bar, nights: Pick<Nights, 'dayAt'>): string {
  const { span, to, daysLate, isOver, isOrder } = bar;
  const end = dayWords(nights, to);
  const untilDay = span.kind === 'blocked' ? `至 ${end}` : `${end} 离`;
  const until = bar.hours === undefined ? untilDay : lengthOfBar(bar);
  const state = daysLate > 0 ? `逾期 ${daysLate} 天` : isOver ? '已离' : until;
  return [span.label, isOrder ? '' : wordOf(bar), state].filter((word) => word !== '').join(' · ');
}

/** The nights from `from` to before `to`, by their days of arrival and departure. */
export const spanWords = (nights: Pick<Nights, 'dayAt'>, from: number, to: number): string =>
  to === from
    ? dayWords(nights, from)
    : `${dayWords(nights, from)} 至 ${dayWords(nights, to)}，${to - from} 晚`;

/** The name of a row. */
export function rowName(row: TimelineRow): string {
  if (row.kind === 'room') return row.room.name;
  return row.kind === 'lane' ? `待排房 ${row.label}` : row.label;
}

/** What the head of a row shows. */
export function headWords(row: TimelineRow): string {
  if (row.kind === 'lane') return row.label;
  if (row.kind === 'group') return `${row.label} ${row.note}`;
  const { room, typeName } = row;
  const cleaning = cleaningStatus(room);
  const mark = cleaning !== null && shownStatusLook[cleaning].label;
  return [room.name, typeName, room.isIsolation && '隔离', mark].filter(Boolean).join(' ');
}

/** What is at a night of a row. */
export function cellWords(
  row: TimelineRow,
  nights: Pick<Nights, 'dayAt'>,
  night: number,
  bar: Bar | undefined,
): string {
  const place = `${rowName(row)}，${dayWords(nights, night)}`;
  if (!bar) return `${place}，${row.kind === 'room' ? '空房' : '无订单'}`;
  const stay = `${dayWords(nights, bar.from)} 至 ${dayWords(nights, bar.to)}`;
  return `${place}，${barWords(bar)}，${stay}`;
}

/** Why a bar cannot take nights of a room: what is met there. */
export const conflictWords = (room: string, nights: Pick<Nights, 'dayAt'>, bar: Bar): string => {
  const { span, from, to, isOrder } = bar;
  const days = `${dayWords(nights, from)} 至 ${dayWords(nights, to)}`;
  const kind = isOrder ? '' : wordOf(bar);
  return `房间 ${room} 在 ${days} 已有${kind ? ` ${kind}` : ''} ${span.label}`;
};
