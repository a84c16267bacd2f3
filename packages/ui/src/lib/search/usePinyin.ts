import { createLoader, useLoaded } from '../lazyPart/index.ts';
import { createPinyin, type Pinyin } from './pinyin.ts';

const dictionary = createLoader(async () => {
  const { dict } = await import('pinyin-match/src/simplified_dict.js');
  return createPinyin(dict);
});

/** The readings of characters, or null while the dictionary is not loaded: for searches outside of a render. */
export const currentPinyin = (): Pinyin | null => dictionary.current() ?? null;

/** Loads the dictionary of readings ahead of need: on pointing at what opens a search, or on its focus. */
export const preloadPinyin = (): void => void dictionary.load();

/** The readings of characters; null until the dictionary is loaded. Without it a search compares characters only. */
export const usePinyin = (): Pinyin | null => useLoaded(dictionary).value ?? null;
