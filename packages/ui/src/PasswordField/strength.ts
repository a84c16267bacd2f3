/** How hard a password is to guess. */
export type Strength = 'weak' | 'medium' | 'strong';

/** The words for it. */
export const strengthWords: Readonly<Record<Strength, string>> = {
  weak: '弱',
  medium: '中',
  strong: '强',
};

const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];
const minLength = 8;
const long = 12;
/** Fewer different characters than this are a pattern, however often they are repeated. */
const minDistinct = 5;

/** How many of the four kinds are in it: capitals, small letters, digits, all others. */
function countClasses(password: string): number {
  return classes.filter((kind) => kind.test(password)).length;
}

/**
 * Grades a password by its length and its kinds of characters. Weak: shorter than 8, of less than three
 * kinds, or of a few characters repeated. Strong: all four kinds, or 12 characters and more. Null when
 * there is none.
 */
export function strengthOf(password: string): Strength | null {
  if (password === '') return null;
  const kinds = countClasses(password);
  const characters = [...password];
  const isPattern = new Set(characters).size < minDistinct;
  if (characters.length < minLength || kinds < 3 || isPattern) return 'weak';
  return kinds === classes.length || characters.length >= long ? 'strong' : 'medium';
}
