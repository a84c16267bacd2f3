/** The dictionary of `pinyin-match`: syllables with the characters that are read so. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Readonly<Record<string, string>>;
}
