import { describe, expect, it } from 'vitest';
import { rowsOf, uploadedFile, withArrived } from './FileList.tsx';
import type { Upload, UploadState } from './uploadQueue.ts';

const upload = (id: number, state: UploadState): Upload => ({
  id,
  file: new File(['x'], `${id}.pdf`),
  state,
  percent: null,
  message: undefined,
  url: state === 'sent' ? `/${id}` : undefined,
});

const old = { name: '旧.pdf', url: '/old' };
const file = (id: number) => uploadedFile(upload(id, 'sent'), `/${id}`);

describe('rowsOf', () => {
  it.each([
    ['nothing', [], [], []],
    ['what was there', [old], [], ['旧.pdf']],
    ['what is on its way, below', [old], [upload(1, 'sending')], ['旧.pdf', '1.pdf']],
    ['what has arrived, once', [old, file(1)], [upload(1, 'sent')], ['旧.pdf', '1.pdf']],
    ['what the caller took out again', [old], [upload(1, 'sent')], ['旧.pdf']],
    [
      'in the order chosen, not arrived',
      [file(3), file(1)],
      [upload(1, 'sent'), upload(2, 'failed'), upload(3, 'sent')],
      ['1.pdf', '2.pdf', '3.pdf'],
    ],
  ])('%s', (_what, value, uploads, names) => {
    expect(rowsOf(value, uploads).map(({ name }) => name)).toEqual(names);
  });

  it('keeps the key of a file that arrives', () => {
    const [before] = rowsOf([], [upload(1, 'sending')]);
    const [after] = rowsOf([file(1)], [upload(1, 'sent')]);
    expect(after?.key).toBe(before?.key);
  });
});

describe('withArrived', () => {
  it('puts what arrives late where it was chosen', () => {
    const uploads = [upload(1, 'sent'), upload(2, 'sending'), upload(3, 'sent')];
    expect(withArrived([old, file(3)], uploads, file(1))).toEqual([old, file(1), file(3)]);
  });
});
