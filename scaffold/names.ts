import { capital } from './code.ts';

/** A name in the spellings that code has for it. */
export interface Names {
  /** spareKey */
  camel: string;
  /** SpareKey */
  pascal: string;
  /** spare_key */
  snake: string;
  /** spare key */
  words: string;
  /** a spare key */
  one: string;
  /** Several of them. */
  many: Pick<Names, 'camel' | 'pascal' | 'words'>;
}

/** The plural of an English noun: suppliers, keys, policies, boxes. */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const camelOf = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word : capital(word))).join('');

/**
 * The spellings of a name.
 * @param given `spareKey`, `SpareKey`, `spare-key` or `spare key`
 * @throws when it is no English noun in letters
 */
export function namesOf(given: string): Names {
  if (!/^[a-z]+([ -][a-z]+|[A-Z][a-z]*)*$/i.test(given)) {
    throw new Error(`「${given}」 is no name: letters, as supplier, spareKey or spare-key`);
  }
  const words = given
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ -]/);
  const many = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')];
  const camel = camelOf(words);
  return {
    camel,
    pascal: capital(camel),
    snake: words.join('_'),
    words: words.join(' '),
    one: `${/^[aeiou]/.test(camel) ? 'an' : 'a'} ${words.join(' ')}`,
    many: { camel: camelOf(many), pascal: capital(camelOf(many)), words: many.join(' ') },
  };
}

/** Words of SQL and of TypeScript that name no table, column or variable. */
const reserved = new Set(
  `all and any as asc between by case catch check class collate column constraint create default delete desc distinct
  do else end enum except export extends false for foreign from function grant group having if import in index
  inner insert into is join key left like limit new not null offset on or order outer primary references return right
  row select set switch table then this to true try type union unique update user using values var void when where
  with`.split(/\s+/),
);

/** True for a name that cannot stand unquoted in the code that is made. */
export const isReserved = (name: string): boolean => reserved.has(name.toLowerCase());
