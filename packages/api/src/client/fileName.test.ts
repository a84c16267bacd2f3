import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileName.ts';

/** A name as a header carries it byte by byte. */
const inBytes = (name: string): string => String.fromCharCode(...new TextEncoder().encode(name));

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename=orders.xlsx', 'orders.xlsx'],
    ['attachment; filename="orders 1.xlsx"', 'orders 1.xlsx'],
    ['attachment; filename="a.xlsx"; filename*=UTF-8\'\'%E8%AE%A2%E5%8D%95.xlsx', '订单.xlsx'],
    ["attachment; filename*=utf-8'zh'%E8%AE%A2%E5%8D%95.xlsx; filename=a.xlsx", '订单.xlsx'],
    ['attachment;filename=%E8%AE%A2%E5%8D%95.xlsx', '订单.xlsx'],
    [`attachment; filename="${inBytes('订单.xlsx')}"`, '订单.xlsx'],
    ['attachment; filename="caf\u00e9.xlsx"', 'caf\u00e9.xlsx'],
    ['attachment; filename="say \\"hi\\".xlsx"', 'say hi.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.xlsx"', 'a.xlsx'],
    ["attachment; filename*=UTF-8''..%2F..%2Fa.xlsx", 'a.xlsx'],
    ["attachment; filename*=UTF-8''100%.xlsx", '100%.xlsx'],
    ['attachment; filename="a\u0000b|c?.xlsx"', 'abc.xlsx'],
    ['attachment; filename=""', null],
    ['attachment; filename="/"', null],
    ['attachment', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (header, name) => expect(fileNameOf(header)).toBe(name));

  it('is bounded', () =>
    expect(fileNameOf(`attachment; filename=${'x'.repeat(100_000)}`)).toHaveLength(200));
});
