/** The dictionary of `pinyin-match`: its matcher reads each text anew, too slow for a hundred thousand. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Readonly<Record<string, string>>;
}
