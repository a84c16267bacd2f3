/** What a keyword may be of a phone or a document number. */
export interface SoughtNumber {
  /** `end`: its last four places; `whole`: all of it. */
  by: 'end' | 'whole';
  /** Capital letters. */
  text: string;
}

/** The last four places of a number: what lists show and the search compares. */
export const numberEnd = (number: string): string => number.slice(-4);

/**
 * The phone or document number that a keyword names: by exactly its last four places, or whole (spec:
 * personal data). Null for everything else: ends of other lengths would reveal a number place by place.
 */
export function soughtNumber(keyword: string): SoughtNumber | null {
  const text = keyword.toUpperCase();
  if (/^\d{3}[\dX]$/.test(text)) return { by: 'end', text };
  return /^(?=.*\d)[A-Z\d]{6,20}$/.test(text) ? { by: 'whole', text } : null;
}

/** True when a phone or document number is the one that is sought. */
export const isSought = (number: string | null, sought: SoughtNumber): boolean =>
  number !== null && (sought.by === 'end' ? numberEnd(number) : number) === sought.text;
