import { nameKey } from './nameKey.ts';

/** Words of address, which are no part of a name. */
const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx mstr mdm 先生 女士 小姐 太太'.split(' '),
);

/** The same at the end of a Chinese name: 张三先生. */
const hanTitle = /(?<=\p{Script=Han})(?:先生|女士|小姐|太太)$/u;

/** Between the words of a name: blanks, dots, hyphens, and what channels write between last and first name. */
const separators = /[\s·/,、;|\p{Pd}]+/u;

/** Within a word: O'Brien, xi'an. */
const apostrophes = /['’‘ʼ`]/g;

/**
 * The words of a name as they are compared: SMITH/JOHN MR is smith and john, 张三 先生 is 张三, 买买提·艾力 is 买买提
 * and 艾力. A text of nothing but titles keeps them.
 */
export function nameWords(name: string): string[] {
  const all = nameKey(name)
    .replaceAll(apostrophes, '')
    .split(separators)
    .filter((word) => word !== '');
  const words = all.filter((word) => !titles.has(word)).map((word) => word.replace(hanTitle, ''));
  return words.length > 0 ? words : all;
}

const compoundSurnames: ReadonlySet<string> = new Set(
  '欧阳 司马 上官 诸葛 司徒 东方 独孤 南宫 夏侯 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 端木 轩辕 闻人 澹台'.split(
    ' ',
  ),
);

/** The given name of a Chinese name of two to four characters; '' of other words. */
function givenName(word: string): string {
  if (!/^\p{Script=Han}{2,4}$/u.test(word)) return '';
  const characters = [...word];
  const isCompound = characters.length > 2 && compoundSurnames.has(characters.slice(0, 2).join(''));
  return characters.slice(isCompound ? 2 : 1).join('');
}

/** Words of a name that change places; further ones follow in their order. */
const mostMoved = 5;

/** The texts, without blanks and dots, that a name is found by the beginning of. */
export interface NameForms {
  /** Its words one after the other, any two of them first. */
  whole: string[];
  /** Given names alone: 三丰 of 张三丰. */
  given: string[];
}

/** What a name is found by, so that its words are typed in any order. */
export function nameForms(name: string): NameForms {
  const words = nameWords(name);
  const moved = words.slice(0, mostMoved);
  const pairs = moved.flatMap((one, first) =>
    moved.flatMap((other, second) => {
      if (first === second) return [];
      const rest = words.filter((_, index) => index !== first && index !== second);
      return [[one, other, ...rest].join('')];
    }),
  );
  return {
    whole: [...new Set([words.join(''), ...pairs])],
    given: [...new Set(words.map(givenName).filter((given) => given !== ''))],
  };
}
