/** The refusal of a common password, and the word of the strength meter. */
export const commonPassword = '该密码过于常见，请换一个';

/** Digits and symbols before and behind a word: what people add to it to meet a rule. */
const before = /^[\d\p{P}\p{S}]+/u;
const behind = /[\d\p{P}\p{S}]+$/u;

let known: ReadonlySet<string> | null = null;

/**
 * Loads the 10,000 most common passwords, 33 kB compressed. @returns whether a password is one of them, in
 * whichever case of letters, or is one of them with digits and symbols before or behind it: `Password`,
 * `P@ssw0rd`, `Dragon-2026!`
 */
export async function loadCommonPasswords(): Promise<(password: string) => boolean> {
  const { commonPasswordList } = await import('./commonPasswordList.ts');
  const words = (known ??= new Set(commonPasswordList.split(' ')));
  return (password) => {
    const typed = password.toLowerCase();
    const word = typed.replace(behind, '');
    return [typed, word, word.replace(before, '')].some((one) => words.has(one));
  };
}
