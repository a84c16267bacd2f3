import { parseDate } from './parse.ts';
import { outOfBounds, unreadableDate, type Bounds } from './problems.ts';

/** What typed texts come to. */
export type Settled<Value, Texts = Value> =
  | { kind: 'value'; value: Value }
  /** More is still to be typed; `texts` are what is shown until then. */
  | { kind: 'part'; texts: Texts }
  /** `texts` are what is shown with the error; by default what was typed. */
  | { kind: 'problem'; problem: string; texts?: Texts };

interface TextRules {
  bounds: Bounds;
  /** Parses a text; null when it cannot be read. */
  parse: (text: string) => string | null;
  /** The error of a text that cannot be read. */
  unreadable: string;
  /** Formats a bound for its error. */
  show?: (bound: string) => string;
}

/** Reads a typed text and holds it against the bounds; blank is the value ''. */
export function settleText(
  text: string,
  { bounds, parse, unreadable, show }: TextRules,
): Exclude<Settled<string>, { kind: 'part' }> {
  if (text.trim() === '') return { kind: 'value', value: '' };
  const value = parse(text);
  const problem = value === null ? unreadable : outOfBounds(value, bounds, show);
  return value === null || problem !== undefined
    ? { kind: 'problem', problem: problem ?? unreadable }
    : { kind: 'value', value };
}

/** Reads a typed date and holds it against the bounds. `today` is 'yyyy-MM-dd'. */
export const settleDay = (text: string, today: string, bounds: Bounds) =>
  settleText(text, {
    bounds,
    parse: (typed) => parseDate(typed, today),
    unreadable: unreadableDate,
  });
