import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choosePacking, dataAnswer, fileAnswer } from './answer.ts';

const disposition = (fileName: string) =>
  fileAnswer({ fileName, contentType: 'text/plain', body: new ReadableStream() }).headers.get(
    'content-disposition',
  );

it('gives a file its name in both spellings', () => {
  expect(disposition('订单 (1).xlsx')).toBe(
    `attachment; filename="____1_.xlsx"; filename*=UTF-8''%E8%AE%A2%E5%8D%95%20%281%29.xlsx`,
  );
});

it.each(['a"b.txt', 'a\r\nSet-Cookie: x=y.txt', "a'b*.txt", '\uD800.txt'])(
  'lets no name break out of its header: %j',
  (name) => {
    expect(disposition(name)).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/,
    );
  },
);

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'br'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('%s is answered by %s', (accepted, packing) => {
  expect(choosePacking(accepted)).toBe(packing);
});

it('offers only what there is', () => {
  expect(choosePacking('br, gzip', ['gzip'])).toBe('gzip');
  expect(choosePacking('br, gzip', [])).toBe('identity');
});

it('sends a long list whole, whatever stands beside it', async () => {
  const list = Array.from({ length: 2500 }, (_, place) => `${place}，"引号"`);
  const endpoint = { data: z.array(z.string()), successCode: 200 } as const;
  for (const data of [list, list.slice(0, 1000), list.slice(0, 1001), []]) {
    const response = await dataAnswer(endpoint, data, undefined);
    expect(await response.json()).toEqual({ code: 200, msg: '成功', data });
  }
  await expect(dataAnswer(endpoint, [...list, 1], undefined)).rejects.toThrow(
    /breaks the contract/,
  );
});
