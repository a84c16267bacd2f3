const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** An amount of yuan as it is read: ¥1,280.00, a dash for none. */
export function formatMoney(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : yuan.format(value);
}

/** How much of a time is shown: the list decides, so that a column has one width. */
export type TimePrecision = 'day' | 'minute' | 'second';

const lengths: Record<TimePrecision, number> = { day: 10, minute: 16, second: 19 };

/** Formats a wall-clock time `yyyy-MM-dd HH:mm:ss` (or a date) to a precision; a dash for none. */
export function formatTime(value: string | null | undefined, precision: TimePrecision): string {
  return value ? value.slice(0, lengths[precision]) : '—';
}

/** The same time as machines read it: in Shanghai, all year eight hours ahead. */
export function machineTime(value: string): string {
  return value.length > lengths.day ? `${value.replace(' ', 'T')}+08:00` : value;
}
