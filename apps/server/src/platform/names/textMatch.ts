import { readingsOfText } from './pinyin.ts';

/** Readings of names that were searched before: of hotels and departments, which are few. */
const known = new Map<string, readonly string[]>();
const mostKnown = 20_000;

function readingsOf(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const readings = readingsOfText(text);
  known.set(text, readings);
  return readings;
}

/** The words of a keyword, small; pinyin without the apostrophes between its syllables. */
export const wordsOf = (keyword: string): string[] =>
  keyword.toLowerCase().replaceAll("'", '').split(/\s+/).filter(Boolean);

/** Whether a text contains a word, as it is written or in pinyin: 西湖, xihu, xh. The word is small. */
export const isLike = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word) ||
  (/^[a-z]+$/.test(word) && readingsOf(text).some((reading) => reading.includes(word)));
