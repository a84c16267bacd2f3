import { formatMoney } from './money.ts';
import { formatTime, machineTime, type TimePrecision } from './time.ts';

/** An amount of yuan: ¥1,280.00, a dash for none. Its column is aligned at the end. */
export function MoneyCell({ value }: { value: number | null | undefined }) {
  return formatMoney(value);
}

export interface TimeCellProps {
  /** `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`. */
  value: string | null | undefined;
  precision?: TimePrecision | undefined;
}

/** A time, in digits of one width; a dash for none. */
export function TimeCell({ value, precision = 'minute' }: TimeCellProps) {
  const shown = formatTime(value, precision);
  return value ? <time dateTime={machineTime(value)}>{shown}</time> : shown;
}
