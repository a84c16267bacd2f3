import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dataJson, fileResponse } from './response.ts';

const disposition = (fileName: string) =>
  fileResponse({ fileName, contentType: 'text/plain', body: new ReadableStream() }).headers.get(
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

it('sends a long list whole, whatever stands beside it', async () => {
  const list = Array.from({ length: 2500 }, (_, place) => `${place}，"引号"`);
  const endpoint = { data: z.array(z.string()), successCode: 200 } as const;
  for (const data of [list, list.slice(0, 1000), list.slice(0, 1001), []]) {
    const json = await dataJson(endpoint, data);
    expect(JSON.parse(json)).toEqual({ code: 200, msg: '成功', data });
  }
  await expect(dataJson(endpoint, [...list, 1])).rejects.toThrow(/breaks the contract/);
});
