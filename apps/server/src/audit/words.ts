import type { Engine } from '../db/migrations/migration.ts';
import type { Selection } from './selection.ts';

/** How the engines spell a question to their word index. */
const spelling = {
  sqlite: { and: ' AND ', or: ' OR ', beginsWith: (word: string) => `"${word}"*` },
  postgres: { and: ' & ', or: ' | ', beginsWith: (word: string) => `${word}:*` },
} as const;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** The pairs of neighbouring characters of a text. */
const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, place) => hexOf(`${characters[place]}${character}`));

/**
 * What the index of log words is asked for the logs of a selection in a month (`yyyy-MM`). Words are
 * as `db/migrations/logWords.ts` makes them.
 */
export function wordsFor(
  engine: Engine,
  { text, hotelId, userId, type, operators }: Selection,
  month: string,
): string {
  const { and, or, beginsWith } = spelling[engine];
  const characters = [...(text ?? '')];
  const pairs = pairsOf(characters);
  // A single character is how some pair begins. SQLite sees that pairs follow each other.
  const inText =
    pairs.length === 0
      ? [beginsWith(hexOf(characters.join('')))]
      : engine === 'sqlite'
        ? [`"${pairs.join(' ')}"`]
        : [...new Set(pairs)];
  return [
    ...inText,
    `m${hexOf(month)}`,
    ...(type === null ? [] : [`t${type}`]),
    ...(hotelId === null ? [] : [`h${hotelId}`]),
    ...(userId === null ? [] : [`u${userId}`]),
    ...(operators ? [`(${operators.map((name) => `o${hexOf(name)}`).join(or)})`] : []),
  ].join(and);
}
