/**
 * An ID number as lists show it: 3301********1234. The eight stars hide its length; a short
 * document number shows fewer characters, so that most of it stays hidden.
 * Masked text is returned unchanged.
 */
export function maskIdCard(text: string): string {
  if (text.includes('*')) return text;
  const shown = Math.min(4, Math.floor(text.length / 4));
  return `${text.slice(0, shown)}********${text.slice(text.length - shown)}`;
}

/** A phone number as lists show it: 138****1234. Masked text is returned unchanged. */
export function maskPhone(text: string): string {
  if (text.includes('*')) return text;
  if (text.length < 9) return `****${text.slice(text.length - Math.floor(text.length / 3))}`;
  return `${text.slice(0, 3)}****${text.slice(-4)}`;
}

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
