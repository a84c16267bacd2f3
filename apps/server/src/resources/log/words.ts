import type { Engine } from '../../platform/db/migrations/migration.ts';
import type { Selection } from './selection.ts';

/** How the engines spell a question to their word index. */
const spelling = {
  sqlite: { and: ' AND ', or: ' OR ' },
  postgres: { and: ' & ', or: ' | ' },
} as const;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** The pairs of neighbouring characters of a text. */
const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, place) => hexOf(`${characters[place]}${character}`));

/** Pairs that hold every character: each second one, and the last. Whoever looks at the row needs no more. */
const covering = (pairs: readonly string[]): string[] =>
  pairs.filter((_, place) => place % 2 === 0 || place === pairs.length - 1);

/**
 * Full-text query on the index of log words, for the logs of a selection in some months
 * (`yyyy-MM`), or in all (null). Words are formed as in `db/migrations/logWords.ts`.
 */
export function wordsFor(
  engine: Engine,
  { text, hotelId, userId, type, operators }: Selection,
  months: readonly string[] | null,
): string {
  const { and, or } = spelling[engine];
  const anyOf = (words: readonly string[]): string => `(${words.join(or)})`;
  const characters = [...(text ?? '')];
  const pairs = pairsOf(characters);
  // SQLite sees that pairs follow each other.
  const inText =
    pairs.length === 0
      ? [`s${hexOf(characters.join(''))}`]
      : engine === 'sqlite'
        ? [`"${pairs.join(' ')}"`]
        : [...new Set(covering(pairs))];
  return [
    ...inText,
    ...(months ? [anyOf(months.map((month) => `m${hexOf(month)}`))] : []),
    ...(type === null ? [] : [`t${type}`]),
    ...(hotelId === null ? [] : [`h${hotelId}`]),
    ...(userId === null ? [] : [`u${userId}`]),
    ...(operators ? [anyOf(operators.map((name) => `o${hexOf(name)}`))] : []),
  ].join(and);
}
