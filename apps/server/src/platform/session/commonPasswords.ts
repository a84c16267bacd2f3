import { readFileSync } from 'node:fs';
import { invalid } from '../refusal.ts';

/** The list begins behind this line of its file; before it stand its origin and its licence. */
const start = '\n----\n';

let list: ReadonlySet<string> | null = null;

/** The 10,000 most common passwords, in small letters; read when a password is first set. */
function readList(): ReadonlySet<string> {
  const text = readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8');
  return new Set(
    text
      .slice(text.indexOf(start) + start.length)
      .trimEnd()
      .split('\n'),
  );
}

/** Digits and symbols before and behind a word: what people add to it to meet a rule. */
const before = /^[\d\p{P}\p{S}]+/u;
const behind = /[\d\p{P}\p{S}]+$/u;

/**
 * True when a password is one of the 10,000 most common, in whichever case of letters, or is one of them
 * with digits and symbols before or behind it: `Password`, `P@ssw0rd`, `Dragon-2026!`.
 */
export function isCommon(password: string): boolean {
  const known = (list ??= readList());
  const typed = password.toLowerCase();
  const word = typed.replace(behind, '');
  return [typed, word, word.replace(before, '')].some((one) => known.has(one));
}

/** Refuses a common password, wherever one is set. */
export function refuseCommon(password: string): void {
  if (isCommon(password)) throw invalid('password', '该密码过于常见，请换一个');
}
