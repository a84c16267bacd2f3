import type { Engine } from '../../platform/db/migrations/migration.ts';
import type { Selection } from './queries.ts';

/** The operators of a full-text query. */
const operator = {
  sqlite: { and: ' AND ', or: ' OR ' },
  postgres: { and: ' & ', or: ' | ' },
} as const;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** The longest texts that are words of PostgreSQL's index. */
export const longestWord = 4;

/** The texts of so many neighbouring characters that a text consists of. */
const textsOf = (characters: readonly string[], size: number): string[] =>
  characters
    .slice(size - 1)
    .map((_, place) => hexOf(characters.slice(place, place + size).join('')));

/** Words that cover every character: each one where the last has ended, and the last. */
const covering = (words: readonly string[], size: number): string[] =>
  words.filter((_, place) => place % size === 0 || place === words.length - 1);

/** SQLite: one character is a word, and so is a pair; the query matches adjacent pairs only. */
function textInSqlite(characters: readonly string[]): string {
  if (characters.length === 1) return `s${hexOf(characters.join(''))}`;
  return `"${textsOf(characters, 2).join(' ')}"`;
}

/** PostgreSQL: a short text is a word; a longer one is compared afterwards. */
function textInPostgres(characters: readonly string[]): string[] {
  const size = Math.min(characters.length, longestWord);
  return [...new Set(covering(textsOf(characters, size), size))];
}

/**
 * Full-text query on the index of log words, for the logs of a selection in a part of time. Words are
 * formed as in `db/migrations/logWords.ts` and `logWordsByTime.ts`.
 */
export function wordsFor(
  engine: Engine,
  { text, hotelId, userId, type, operators }: Selection,
  part: string,
): string {
  const { and, or } = operator[engine];
  const characters = [...(text ?? '')];
  // Each word of PostgreSQL's index begins with the part that it is of.
  const own = engine === 'sqlite' ? '' : part.replaceAll('-', '');
  const names = operators?.map((name) => `${own}o${hexOf(name)}`) ?? [];
  return [
    ...(engine === 'sqlite'
      ? [textInSqlite(characters), `m${hexOf(part)}`]
      : textInPostgres(characters).map((word) => `${own}${word}`)),
    ...(type === null ? [] : [`${own}t${type}`]),
    ...(hotelId === null ? [] : [`${own}h${hotelId}`]),
    ...(userId === null ? [] : [`${own}u${userId}`]),
    ...(names.length > 0 ? [`(${names.join(or)})`] : []),
  ].join(and);
}
