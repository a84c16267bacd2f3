import { nameKey } from '@anzhu/api/rules/nameKey';
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

/**
 * What a name of a person is found by: its key, and how it is typed in pinyin, without the dots between its
 * parts.
 */
export function readingsOfName(name: string): string[] {
  const key = nameKey(name);
  return [...new Set([key, ...readingsOfText(key.replaceAll('·', ''))])];
}
