import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** Syllables with the characters that are read so: `{ chong: '重虫…' }`. */
type Syllables = Readonly<Record<string, string>>;

/** Readings of characters, in the two forms that a search needs. */
export interface Pinyin {
  /** All readings of the character with this code, without tones. */
  readingsOf: (code: number) => readonly string[] | undefined;
  /** By code: which letters its readings begin with, one bit per letter. */
  initials: Int32Array;
}

const codes = 0x1_0000;
const letterA = 97;
const letterZ = 122;

/** The bit of a lower-case Latin letter; 0 for others. */
export function letterBit(code: number): number {
  return code >= letterA && code <= letterZ ? 1 << (code - letterA) : 0;
}

/** The syllable and its other spellings: some type yv for yu, nue for nve. */
function spellings(syllable: string): string[] {
  if (/^[jqxy]u/.test(syllable)) return [syllable, syllable.replace('u', 'v')];
  if (/^[ln]ve/.test(syllable)) return [syllable, syllable.replace('v', 'u')];
  return [syllable];
}

/** Turns a dictionary of syllables round. */
export function createPinyin(syllables: Syllables): Pinyin {
  const readings = new Map<number, string[]>();
  const initials = new Int32Array(codes);
  for (const [syllable, characters] of Object.entries(syllables)) {
    const bit = letterBit(syllable.charCodeAt(0));
    const spelt = spellings(syllable);
    for (let at = 0; at < characters.length; at += 1) {
      const code = characters.charCodeAt(at);
      const known = readings.get(code);
      if (known) known.push(...spelt);
      else readings.set(code, [...spelt]);
      initials[code] = (initials[code] ?? 0) | bit;
    }
  }
  return { readingsOf: (code) => readings.get(code), initials };
}

const dictionary = createStore<Pinyin | null>(null);
let isLoading = false;

/** Loads the dictionary of readings ahead of need: on pointing at what opens a search, or on its focus. */
export function preloadPinyin(): void {
  if (isLoading) return;
  isLoading = true;
  import('pinyin-match/src/simplified_dict.js').then(
    ({ dict }) => dictionary.set(createPinyin(dict)),
    () => (isLoading = false),
  );
}

/** The readings of characters, or null while the dictionary is not loaded: for searches outside of a render. */
export const currentPinyin = dictionary.get;

/** The readings of characters; null until the dictionary is loaded. Without it a search compares characters only. */
export function usePinyin(): Pinyin | null {
  useEffect(preloadPinyin, []);
  return useSyncExternalStore(dictionary.subscribe, dictionary.get, () => null);
}
