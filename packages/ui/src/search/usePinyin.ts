import { useEffect, useReducer } from 'react';
import { createFetcher } from '../late/index.ts';
import { createPinyin, type Pinyin } from './pinyin.ts';

const { current, bring } = createFetcher(async () => {
  const { dict } = await import('pinyin-match/src/simplified_dict.js');
  return createPinyin(dict);
});

/** How characters are read, as far as the dictionary has come: for searches outside of a render. */
export const currentPinyin = (): Pinyin | null => current() ?? null;

/** Fetches the dictionary of readings ahead of need: on pointing at what opens a search, or on its focus. */
export const preloadPinyin = (): void => void bring();

/** How characters are read; null until the dictionary has come, which renders again. */
export function usePinyin(): Pinyin | null {
  const pinyin = current() ?? null;
  const isThere = pinyin !== null;
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isWaiting = !isThere;
    if (isWaiting) void bring().then(() => isWaiting && showAgain());
    return () => {
      isWaiting = false;
    };
  }, [isThere]);

  return pinyin;
}
