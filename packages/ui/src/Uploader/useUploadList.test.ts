import { describe, expect, it } from 'vitest';
import { limit } from './useUploadList.ts';
import type { Choice } from './fileRules.ts';

const choice = (name: string, problem?: Choice['problem']): Choice => ({
  file: new File([], name),
  problem,
});

describe('limit', () => {
  it.each([
    [Infinity, [undefined, 'folder', undefined]],
    [2, [undefined, 'folder', undefined]],
    [1, [undefined, 'folder', 'tooMany']],
    [0, ['tooMany', 'folder', 'tooMany']],
    [-1, ['tooMany', 'folder', 'tooMany']],
  ])('room for %d', (room, expected) => {
    const choices = [choice('a'), choice('b', 'folder'), choice('c')];
    expect(limit(choices, room).map(({ problem }) => problem)).toEqual(expected);
  });
});
