/** The size of all words in charts, in px: that of `text.note`. */
export const wordSize = 12;

const narrow = /[.,:;'|!il1jtf() ]/;
const wide = /[A-Z%@&mwMW]/;

function charWidth(char: string): number {
  if (char > '\u2e7f' || char === '…') return wordSize;
  if (char >= '0' && char <= '9') return wordSize * 0.64;
  if (narrow.test(char)) return wordSize * 0.4;
  return wordSize * (wide.test(char) ? 0.86 : 0.6);
}

/** Estimated width of a text in px, without measuring: rather too wide than too narrow. */
export function textWidth(words: string): number {
  let width = 0;
  for (const char of words) width += charWidth(char);
  return width;
}

/** The text, cut to `room` px with … at the end. */
export function cut(words: string, room: number): string {
  if (textWidth(words) <= room) return words;
  let kept = '';
  let width = wordSize;
  for (const char of words) {
    width += charWidth(char);
    if (width > room) break;
    kept += char;
  }
  return kept === '' ? '' : `${kept}…`;
}
