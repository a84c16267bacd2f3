import { nameKey } from '@anzhu/api/rules/nameKey';
import { nameForms, nameWords } from '@anzhu/api/rules/nameWords';
import { dict } from 'pinyin-match/src/simplified_dict.js';

const readings = new Map<string, string[]>();
for (const [syllable, characters] of Object.entries(dict)) {
  for (const character of characters) {
    readings.set(character, [...(readings.get(character) ?? []), syllable]);
  }
}

/** The most readings of one name: some characters have four. */
const mostWays = 16;

/** What a character is typed as: its syllables, or itself, small. */
const readingsOf = (character: string): readonly string[] =>
  readings.get(character) ?? [character.toLowerCase()];

/**
 * How a text can be typed without Chinese characters: 重庆 is chongqing, zhongqing, cq and zq. Letters
 * and digits stand for themselves; blanks go.
 */
export function readingsOfText(text: string): string[] {
  let ways: { whole: string; initials: string }[] = [{ whole: '', initials: '' }];
  for (const character of text.replaceAll(/\s/g, '')) {
    const further = ways.flatMap(({ whole, initials }) =>
      readingsOf(character).map((reading) => ({
        whole: whole + reading,
        initials: initials + (reading[0] ?? ''),
      })),
    );
    ways = further.slice(0, mostWays);
  }
  return [...new Set(ways.flatMap(({ whole, initials }) => [whole, initials]))];
}

/** Before the reading of a given name, so that names which begin as typed are found before it. */
export const givenMark = '~';

/**
 * What a name of a person is found by the beginning of: its key, its words in any order and its given name, each as
 * written and in pinyin, without the dots between its parts.
 */
export function readingsOfName(name: string): string[] {
  const { whole, given } = nameForms(name);
  const ofGiven = given.flatMap((one) =>
    // One letter is no given name.
    readingsOfText(one).filter((reading) => !/^[a-z]$/.test(reading)),
  );
  return [
    ...new Set([
      nameKey(name),
      ...whole,
      ...whole.flatMap(readingsOfText),
      ...[...given, ...ofGiven].map((reading) => givenMark + reading),
    ]),
  ];
}

/** Whether each word that is typed begins a name, or one of its words, in characters or pinyin. */
export function isReadAs(name: string, words: readonly string[]): boolean {
  const ofWords = nameWords(name).flatMap((word) => [word, ...readingsOfText(word)]);
  const all = [...ofWords, ...readingsOfName(name)].map((reading) =>
    reading.startsWith(givenMark) ? reading.slice(givenMark.length) : reading,
  );
  const begins = (typed: string): boolean => all.some((reading) => reading.startsWith(typed));
  return words.length > 0 && (begins(words.join('')) || words.every(begins));
}

/** Readings of names of hotels and departments, which are few, by name. */
const knownReadings = new Map<string, readonly string[]>();
const mostKnownReadings = 20_000;

function knownReadingsOf(text: string): readonly string[] {
  const before = knownReadings.get(text);
  if (before) return before;
  if (knownReadings.size >= mostKnownReadings) knownReadings.clear();
  const found = readingsOfText(text);
  knownReadings.set(text, found);
  return found;
}

/** The words of a keyword in lower case; pinyin without the apostrophes between its syllables. */
export const wordsOf = (keyword: string): string[] =>
  keyword.toLowerCase().replaceAll("'", '').split(/\s+/).filter(Boolean);

/** Whether a text contains a word, which is in lower case, as it is written or in pinyin: 西湖, xihu, xh. */
export const containsWord = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word) ||
  (/^[a-z]+$/.test(word) && knownReadingsOf(text).some((reading) => reading.includes(word)));
