import { parseDate } from '../Calendar/parse.ts';
import type { Bounds } from '../Calendar/problems.ts';
import { settleDay, type Settled } from '../Calendar/settle.ts';
import type { DateSpan } from './shortcuts.ts';

export interface RangeBounds extends Bounds {
  today: string;
}

/**
 * Reads two typed dates. Blank both: no range. The wrong way round: they change places. One alone, once
 * the field is left: that one day.
 */
export function settleRange(
  typed: DateSpan,
  isLeft: boolean,
  bounds: RangeBounds,
): Settled<DateSpan | null, DateSpan> {
  const written = (text: string): string => parseDate(text, bounds.today) ?? text;
  const begin = settleDay(typed.begin, bounds.today, bounds);
  const end = settleDay(typed.end, bounds.today, bounds);
  const texts = { begin: written(typed.begin), end: written(typed.end) };

  if (begin.kind === 'problem') return { kind: 'problem', texts, problem: begin.problem };
  if (end.kind === 'problem') return { kind: 'problem', texts, problem: end.problem };
  const days = [begin.value, end.value].filter((day) => day !== '').toSorted();
  const [first] = days;
  if (first === undefined) return { kind: 'value', value: null };
  if (days.length === 1 && !isLeft) return { kind: 'part', texts };
  return { kind: 'value', value: { begin: first, end: days.at(-1) ?? first } };
}
