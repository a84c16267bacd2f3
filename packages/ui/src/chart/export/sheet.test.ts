import { read } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { tableOfSeries } from '../core/table.ts';
import { incomeOfWeek, ordersOfWeek } from '../fixture.ts';
import { chartBook, sheetCells, sheetName } from './sheet.ts';

it.each([
  { title: '近一年订单', name: '近一年订单' },
  { title: '入住/退房 [每日]', name: '入住 退房  每日' },
  { title: '长'.repeat(40), name: '长'.repeat(31) },
  { title: '???', name: '图表' },
])('the sheet of $title is named $name', ({ title, name }) => {
  expect(sheetName(title)).toBe(name);
});

describe('the cells of a chart', () => {
  it('have a row of heads, names as text and numbers as numbers', () => {
    const table = tableOfSeries([
      { ...ordersOfWeek, unit: '单' },
      { ...incomeOfWeek, unit: '元' },
    ]);
    expect(sheetCells(table).slice(0, 2)).toEqual([
      [
        { t: 's', v: '名称' },
        { t: 's', v: '订单数（单）' },
        { t: 's', v: '收入（元）' },
      ],
      [
        { t: 's', v: '02-24' },
        { t: 'n', v: 32 },
        { t: 'n', v: 10240 },
      ],
    ]);
  });

  it('stay empty where there is no number', () => {
    const table = { columns: [{ name: '体温' }], rows: [{ name: '03-05 早', numbers: [null] }] };
    expect(sheetCells(table)[1]).toEqual([{ t: 's', v: '03-05 早' }, undefined]);
  });

  it.each(['=1+1', '+86', '-5', '@cmd'])('keep %s as a text, also in the file', async (name) => {
    const table = { columns: [{ name: '订单数' }], rows: [{ name, numbers: [7] }] };
    const file = await chartBook('订单来源', table);
    const book = read(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
    const sheet = book.Sheets['订单来源'];
    expect(sheet?.['A2']).toMatchObject({ t: 's', v: name });
    expect(sheet?.['A2']?.f).toBeUndefined();
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 7 });
  });
});
