import { describe, expect, it } from 'vitest';
import { filesOf, hasFiles, type Transfer } from './useFileDrop.ts';

const file = new File(['x'], '大堂.png');

const item = (
  kind: 'file' | 'string',
  entry: { isDirectory: boolean } | null,
  found: File | null = file,
): Transfer['items'][number] => ({
  kind,
  getAsFile: () => found,
  webkitGetAsEntry: () => entry as FileSystemEntry | null,
});

describe('filesOf', () => {
  it.each([
    ['nothing', [], []],
    ['text', [item('string', null)], []],
    ['a file', [item('file', { isDirectory: false })], [{ file }]],
    ['a picture out of the clipboard', [item('file', null)], [{ file }]],
    ['a folder', [item('file', { isDirectory: true })], [{ file, problem: 'folder' }]],
    ['what is gone', [item('file', null, null)], []],
    [
      'a file among others',
      [item('string', null), item('file', { isDirectory: false }), item('string', null)],
      [{ file }],
    ],
  ])('%s', (_what, items, choices) => {
    expect(filesOf({ types: ['Files'], items })).toEqual(choices);
  });
});

describe('hasFiles', () => {
  it.each([
    [null, false],
    [{ types: [] }, false],
    [{ types: ['text/plain', 'text/html'] }, false],
    [{ types: ['text/html', 'Files'] }, true],
  ])('%o', (transfer, isExpected) => {
    expect(hasFiles(transfer)).toBe(isExpected);
  });
});
