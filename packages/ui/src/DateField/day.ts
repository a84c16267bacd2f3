import { parseDate } from '../Calendar/parse.ts';
import { outOfBounds, unreadableDate, type Bounds } from '../Calendar/problems.ts';

/** What a typed date comes to: a value ('' when blank), or what is wrong with it. */
export type SettledDay = { kind: 'value'; value: string } | { kind: 'problem'; problem: string };

/** Reads a typed date and holds it against the bounds. */
export function settleDay(text: string, today: string, bounds: Bounds): SettledDay {
  if (text.trim() === '') return { kind: 'value', value: '' };
  const value = parseDate(text, today);
  const problem = value === null ? unreadableDate : outOfBounds(value, bounds);
  return value === null || problem !== undefined
    ? { kind: 'problem', problem: problem ?? unreadableDate }
    : { kind: 'value', value };
}
