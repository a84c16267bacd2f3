/** The dictionary of `pinyin-match`: its matcher parses each text again, too slow for a hundred thousand. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Readonly<Record<string, string>>;
}
