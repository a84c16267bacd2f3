import {
  CheckType,
  checkTypeLabel,
  NucleicResult,
  nucleicResultLabel,
} from '../contract/healthTest.ts';

/** A word as it is compared: without spaces, in small letters, with one kind of minus. */
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/g, '').replaceAll('\u2212', '-').toLowerCase();

const typeWords = {
  [CheckType.temperature]: /体温|测温|[腋额耳口]温/,
  [CheckType.nucleic]: /核酸/,
} as const;

/** The type of a test by its number or a word of a laboratory, as 新冠病毒核酸检测 or 腋温; null for another one. */
export function checkTypeOf(text: string): CheckType | null {
  const word = plain(text);
  if (/抗原|抗体/.test(word)) return null;
  const types = Object.values(CheckType);
  const exact = types.find((type) => word === String(type) || word === checkTypeLabel[type]);
  const named = types.filter((type) => typeWords[type].test(word));
  return exact ?? (named.length === 1 ? (named[0] ?? null) : null);
}

const resultWords = {
  [NucleicResult.negative]: ['0', '阴', '-', 'neg', 'negative', '未检出'],
  [NucleicResult.positive]: ['1', '阳', '+', 'pos', 'positive', '检出'],
} as const;

const wordResult = (word: string): NucleicResult | null =>
  Object.values(NucleicResult).find(
    (result) =>
      word === nucleicResultLabel[result] || resultWords[result].some((one) => one === word),
  ) ?? null;

/** The result of a nucleic acid test by the words of laboratories, as 阴性（-）; null where it is neither. */
export function nucleicResultOf(text: string): NucleicResult | null {
  const words = plain(text)
    .split(/[()[\]/]+/)
    .filter((word) => word !== '');
  const [first = null, ...others] = words.map(wordResult);
  return others.every((one) => one === first) ? first : null;
}

/** True for results that a laboratory repeats. */
export const isUndecided = (text: string): boolean =>
  /弱阳|可疑|无效|待复|灰区|不确定|待定/.test(plain(text));
