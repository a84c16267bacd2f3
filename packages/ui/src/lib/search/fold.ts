const codes = 0x1_0000;
/** Up to here letters may have a small form: Latin, Greek, Cyrillic. */
const lettersEnd = 0x590;
/** Full-width ！ to ～ become ! to ~. */
const wide = { start: 0xff01, end: 0xff5e, offset: 0xfee0 };
const wideSpace = 0x3000;
const space = 0x20;

function smallForm(code: number): number {
  const small = String.fromCharCode(code).toLowerCase();
  return small.length === 1 ? small.charCodeAt(0) : code;
}

function createFolds(): Uint16Array {
  const table = Uint16Array.from({ length: codes }, (_, code) => code);
  for (let code = 0; code < lettersEnd; code += 1) table[code] = smallForm(code);
  for (let code = wide.start; code <= wide.end; code += 1) {
    table[code] = smallForm(code - wide.offset);
  }
  table[wideSpace] = space;
  // On a keyboard ü is typed as v.
  for (const letter of 'üÜ') table[letter.charCodeAt(0)] = 'v'.charCodeAt(0);
  return table;
}

/** For each UTF-16 code the one it is compared as: case and full-width forms do not matter. */
export const folds = createFolds();

/** A text as it is compared; positions stay the same. */
export function foldText(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    folded += String.fromCharCode(folds[text.charCodeAt(at)] ?? 0);
  }
  return folded;
}
