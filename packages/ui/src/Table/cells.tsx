import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../Button/index.ts';
import { Tag, type TagProps } from '../Tag/index.ts';
import { opener } from './cells.css.ts';
import type { Column } from './column.ts';
import { formatMoney } from './money.ts';
import { formatTime, machineTime, type TimePrecision } from './time.ts';

const nothing = '—';

/**
 * An amount of yuan: ¥1,280.00, a dash for none.
 *
 * Use it in a column that is aligned at the end, so that digits stand below digits. Do not use it for other
 * amounts: they are plain text.
 */
export function MoneyCell({ value }: { value: number | null | undefined }) {
  return formatMoney(value);
}

export interface TimeCellProps {
  /** `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`. */
  value: string | null | undefined;
  /** How much of it is shown. Default minute. */
  precision?: TimePrecision | undefined;
}

/** A time, in digits of one width; a dash for none. */
export function TimeCell({ value, precision = 'minute' }: TimeCellProps) {
  const shown = formatTime(value, precision);
  return value ? <time dateTime={machineTime(value)}>{shown}</time> : shown;
}

/** A state, as a `Tag`: its tone, its icon and its word. */
export interface CellStatus extends Pick<TagProps, 'tone' | 'icon' | 'isDashed'> {
  label: string;
}

/** The state of a record: colour, shape and word; a dash for none. */
export function StatusCell({ status }: { status: CellStatus | null | undefined }) {
  if (!status) return nothing;
  const { label, ...look } = status;
  return <Tag {...look}>{label}</Tag>;
}

export type TitleCellProps = { children: ReactNode } & (LinkTarget | { onOpen: () => void });

/** The name of a record that leads to it: `onOpen` for a dialog, a link's target for another screen. */
export function TitleCell({ children, ...target }: TitleCellProps) {
  if (!('onOpen' in target)) return <Link {...target}>{children}</Link>;
  return (
    <button type="button" className={opener} onClick={() => target.onOpen()}>
      {children}
    </button>
  );
}

/** The column 序号: the place of each row among all; `from` is the number of the first row of the page. Default 1. */
export function indexColumn<Row>(from = 1): Column<Row> {
  return {
    id: 'index',
    header: '序号',
    width: 64,
    align: 'end',
    pin: 'start',
    phone: 'hidden',
    usesIndex: true,
    cell: (_row, index) => from + index,
  };
}
