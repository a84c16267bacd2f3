import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { workbook } from '../src/platform/sheets/workbook.ts';
import { readSheet, readZip } from './readSheet.ts';

const columns = [{ title: '编号', width: 10 }];

async function* rows(count: number, batch: number): AsyncGenerator<string[][]> {
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    yield Array.from({ length: size }, (_, place) => [String(from + place + 1)]);
  }
}

const read = async (count: number, rowsOfSheet: number): Promise<Buffer> => {
  const stream = workbook({ name: '订单', columns, rows: rows(count, 7) }, rowsOfSheet);
  return Buffer.from(await new Response(stream).arrayBuffer());
};

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i rows take %i sheets of 20', async (count, sheets) => {
  const files = readZip(await read(count, 20));
  const names = [...files.keys()].filter((name) => name.startsWith('xl/worksheets/'));
  expect(names).toHaveLength(sheets);
  const written = names.flatMap((name) => [...(files.get(name) ?? '').matchAll(/>(\d+)</g)]);
  expect(written.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: count }, (_, place) => place + 1),
  );
  expect(files.get('xl/workbook.xml')?.match(/<sheet /g)).toHaveLength(sheets);
});

it('begins every sheet with the titles', async () => {
  expect(readSheet(await read(1, 20))).toEqual([['编号'], ['1']]);
});

it('is read by ExcelJS, cell by cell', async () => {
  async function* cells(): AsyncGenerator<(string | number | null)[][]> {
    yield [['0138', null, 'a & b', 36.5]];
    yield [[null, '', '=1+1', -1]];
  }
  const titles = ['编号', '备注', '名称', '数值'].map((title) => ({ title, width: 10 }));
  const notes = { name: '说明', lines: ['一', '二'] };
  const stream = workbook({ name: '订单', columns: titles, rows: cells(), notes });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await new Response(stream).arrayBuffer());
  expect(book.worksheets.map(({ name }) => name)).toEqual(['订单', '说明']);
  const values = (sheet: string): unknown[] => {
    const found: unknown[] = [];
    book.getWorksheet(sheet)?.eachRow({ includeEmpty: true }, (row) => {
      found.push(Array.isArray(row.values) ? row.values.slice(1) : row.values);
    });
    return found;
  };
  expect(values('订单')).toEqual([
    ['编号', '备注', '名称', '数值'],
    // ExcelJS leaves empty cells out of the list.
    Object.assign(Array(4), { 0: '0138', 2: 'a & b', 3: 36.5 }),
    Object.assign(Array(4), { 2: "'=1+1", 3: -1 }),
  ]);
  expect(values('说明')).toEqual([['一'], ['二']]);
  expect(book.getWorksheet('订单')?.getCell('A1').font.bold).toBe(true);
  expect(book.getWorksheet('订单')?.getCell('A2').numFmt).toBe('@');
});

it('stops reading when nobody wants the rest', async () => {
  let isOpen = true;
  async function* endless(): AsyncGenerator<string[][]> {
    try {
      for (;;) yield [['x'.repeat(100_000)]];
    } finally {
      isOpen = false;
    }
  }
  const reader = workbook({ name: '订单', columns, rows: endless() }).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isOpen).toBe(false);
});

it('fails when the rows fail', async () => {
  async function* broken(): AsyncGenerator<string[][]> {
    yield [['1']];
    throw new Error('the database is gone');
  }
  const stream = workbook({ name: '订单', columns, rows: broken() });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('the database is gone');
});
