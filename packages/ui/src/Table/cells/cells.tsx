import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../../Button/index.ts';
import { opener } from './cells.css.ts';

const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** In place of a value that there is not. */
export const noValue = '—';

/** An amount of yuan as it is read: ¥1,280.00, a dash for none. */
export function formatMoney(value: number | null | undefined): string {
  return value === null || value === undefined ? noValue : yuan.format(value).replace('-', '−');
}

/** How much of a time is shown: the list decides, so that a column has one width. */
type TimePrecision = 'day' | 'minute' | 'second';

const lengths: Record<TimePrecision, number> = { day: 10, minute: 16, second: 19 };

/** Formats a wall-clock time `yyyy-MM-dd HH:mm:ss` (or a date) to a precision; a dash for none. */
export function formatTime(value: string | null | undefined, precision: TimePrecision): string {
  return value ? value.slice(0, lengths[precision]) : noValue;
}

/** The same time as machines read it: in Shanghai, all year eight hours ahead. */
export function machineTime(value: string): string {
  return value.length > lengths.day ? `${value.replace(' ', 'T')}+08:00` : value;
}

export interface MoneyCellProps {
  /** In yuan; not in fen. */
  value: number | null | undefined;
}

/**
 * An amount of yuan: ¥1,280.00, a dash for none.
 *
 * Use it in a column that is aligned at the end, with the amount as the column's `sortValue`. Do not use it
 * for a number of things: write the number.
 */
export function MoneyCell({ value }: MoneyCellProps) {
  return formatMoney(value);
}

export interface TimeCellProps {
  /** `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`. */
  value: string | null | undefined;
  /** How much of it is shown. Default minute. */
  precision?: TimePrecision | undefined;
}

/**
 * A time, in digits of one width; a dash for none.
 *
 * Use it for days and times in the server's format. Do not use it for a duration: write that as text.
 */
export function TimeCell({ value, precision = 'minute' }: TimeCellProps) {
  const shown = formatTime(value, precision);
  return value ? <time dateTime={machineTime(value)}>{shown}</time> : shown;
}

export type TitleCellProps = {
  /** The title. */
  children: ReactNode;
} & (
  | LinkTarget
  | {
      /** Opens the record in a dialog. */
      onOpen: () => void;
    }
);

/**
 * The title of a record as its link: `onOpen` for a dialog, a link's target for another screen.
 *
 * Use it once in a row, in the column that names the record. Do not use it for what changes the record
 * (`ActionsCell`).
 *
 * Keyboard: Tab reaches it, Enter opens or goes there.
 */
export function TitleCell({ children, ...target }: TitleCellProps) {
  if (!('onOpen' in target)) return <Link {...target}>{children}</Link>;
  return (
    <button type="button" className={opener} onClick={() => target.onOpen()}>
      {children}
    </button>
  );
}
