/** Sorts behind every text that begins like this. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Texts that begin with one: from it, until behind all of them. */
export const beginning = (text: string): { from: string; until: string } => ({
  from: text,
  until: behind(text),
});

/** Shorter ends of numbers belong to too many people. */
const shortestEnd = 4;

/** The end of a phone or a document number: four places or more; null for other words. */
export const numberEnd = (keyword: string): string | null =>
  /^\d+X?$/i.test(keyword) && keyword.length >= shortestEnd ? keyword.toUpperCase() : null;

/** What is typed for a name in pinyin: letters, blanks among them; null for other words. */
export const pinyinOf = (keyword: string): string | null =>
  /^[a-z' ]+$/i.test(keyword) ? keyword.replaceAll(/[' ]/g, '').toLowerCase() || null : null;
