import { parseDate } from '../Calendar/parse.ts';
import { outOfBounds, unreadableDate, type Bounds } from '../Calendar/problems.ts';
import type { DateSpan } from './shortcuts.ts';

/** What two typed dates come to. */
export type Settled =
  | { kind: 'span'; span: DateSpan | null }
  /** One date is there, the other still to come; `texts` are written out. */
  | { kind: 'half'; texts: DateSpan }
  | { kind: 'problem'; texts: DateSpan; problem: string };

export interface RangeBounds extends Bounds {
  today: string;
}

/**
 * Reads two typed dates. Blank both: no range. The wrong way round: they change places. One alone, once
 * the field is left: that one day.
 */
export function settleRange(typed: DateSpan, isLeft: boolean, bounds: RangeBounds): Settled {
  const read = (text: string): string | null =>
    text.trim() === '' ? '' : parseDate(text, bounds.today);
  const begin = read(typed.begin);
  const end = read(typed.end);
  const texts = { begin: begin ?? typed.begin, end: end ?? typed.end };

  if (begin === null || end === null) return { kind: 'problem', texts, problem: unreadableDate };
  if (begin === '' && end === '') return { kind: 'span', span: null };
  const problem = [begin, end]
    .filter((date) => date !== '')
    .map((date) => outOfBounds(date, bounds))
    .find((one) => one !== undefined);
  if (problem !== undefined) return { kind: 'problem', texts, problem };
  if ((begin === '' || end === '') && !isLeft) return { kind: 'half', texts };

  const days = [begin || end, end || begin].toSorted();
  return { kind: 'span', span: { begin: days[0] ?? '', end: days[1] ?? '' } };
}
