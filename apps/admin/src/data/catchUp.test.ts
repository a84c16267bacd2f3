import { describe, expect, it } from 'vitest';
import { makeCatchUp } from './catchUp.ts';

/** An answer that comes when it is let go. */
function laterAnswer() {
  let answer: (words: readonly string[]) => void = () => undefined;
  const promise = new Promise<readonly string[]>((done) => {
    answer = done;
  });
  return { ask: () => promise, answer };
}

const add = (word: string) => (words: readonly string[]) => [...words, word];

describe('what is pushed while it is read', () => {
  it('is put on top of the answers that were asked for before it', async () => {
    const catchUp = makeCatchUp<readonly string[]>();
    const early = laterAnswer();
    const late = laterAnswer();
    const first = catchUp.read(early.ask);
    expect(catchUp.note(add('a'))).toBe(true);
    const second = catchUp.read(late.ask);
    expect(catchUp.note(add('b'))).toBe(true);
    late.answer(['a']);
    early.answer([]);
    expect(await first).toEqual(['a', 'b']);
    expect(await second).toEqual(['a', 'b']);
  });

  it('is left to the caller when nothing is read, also after a failure', async () => {
    const catchUp = makeCatchUp<readonly string[]>();
    expect(catchUp.note(add('a'))).toBe(false);
    await expect(catchUp.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(catchUp.note(add('b'))).toBe(false);
    expect(await catchUp.read(() => Promise.resolve([]))).toEqual([]);
  });
});
