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
