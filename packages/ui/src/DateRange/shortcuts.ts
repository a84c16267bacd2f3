import { addDays, isWithin } from '../Calendar/dates.ts';

/** A span of days, both 'yyyy-MM-dd' and both inclusive; `begin` is never after `end`. */
export interface DateSpan {
  begin: string;
  end: string;
}

/** Which way a range usually looks: into the past (logs), the future (arrivals), or both. */
export type ShortcutKind = 'past' | 'future' | 'both';

export interface Shortcut extends DateSpan {
  label: string;
  /** False when the span is not wholly within the bounds. */
  isAllowed: boolean;
}

interface ShortcutRule {
  label: string;
  kinds: readonly ShortcutKind[];
  /** Days from today to the first and the last day. */
  from: number;
  to: number;
}

/** A span of n days counts today (spec: quick date shortcuts). */
const rules: readonly ShortcutRule[] = [
  { label: '今天', kinds: ['past', 'future', 'both'], from: 0, to: 0 },
  { label: '昨天', kinds: ['past', 'both'], from: -1, to: -1 },
  { label: '明天', kinds: ['future', 'both'], from: 1, to: 1 },
  { label: '近 7 天', kinds: ['past', 'both'], from: -6, to: 0 },
  { label: '近 14 天', kinds: ['past', 'both'], from: -13, to: 0 },
  { label: '未来 7 天', kinds: ['future', 'both'], from: 0, to: 6 },
  { label: '未来 14 天', kinds: ['future', 'both'], from: 0, to: 13 },
];

/** The shortcut ranges relative to today ('yyyy-MM-dd'). */
export function shortcutsOf(
  kind: ShortcutKind,
  today: string,
  min?: string,
  max?: string,
): Shortcut[] {
  return rules
    .filter((rule) => rule.kinds.includes(kind))
    .map(({ label, from, to }) => {
      const begin = addDays(today, from);
      const end = addDays(today, to);
      return { label, begin, end, isAllowed: isWithin(begin, min, max) && isWithin(end, min, max) };
    });
}
