/**
 * The initials shown for a person without a picture: the last two characters of a Chinese name (the given
 * name), else the first letters of up to two words, in capitals; ? for no name.
 */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '?';
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join('');
  const words = trimmed.split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
