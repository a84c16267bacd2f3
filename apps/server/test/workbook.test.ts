import { expect, it } from 'vitest';
import { read as readWorkbook, utils } from 'xlsx';
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

it('is read by SheetJS, cell by cell', async () => {
  async function* cells(): AsyncGenerator<(string | number | null)[][]> {
    yield [['0138', null, 'a & b', 36.5]];
    yield [[null, '', '=1+1', -1]];
  }
  const titles = ['编号', '备注', '名称', '数值'].map((title) => ({ title, width: 10 }));
  const notes = { name: '说明', lines: ['一', '二'] };
  const stream = workbook({ name: '订单', columns: titles, rows: cells(), notes });
  const file = await new Response(stream).arrayBuffer();
  const book = readWorkbook(file, { cellNF: true });
  expect(book.SheetNames).toEqual(['订单', '说明']);
  const values = (sheet: string) =>
    utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1, defval: null });
  expect(values('订单')).toEqual([
    ['编号', '备注', '名称', '数值'],
    ['0138', null, 'a & b', 36.5],
    [null, null, "'=1+1", -1],
  ]);
  expect(values('说明')).toEqual([['一'], ['二']]);
  expect(book.Sheets['订单']?.['A2']).toMatchObject({ t: 's', z: '@' });
  // SheetJS leaves fonts out of what it reads.
  const parts = readZip(Buffer.from(file));
  const style = Number(
    /<c r="A1"[^>]* s="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml') ?? '')?.[1],
  );
  const styles = parts.get('xl/styles.xml') ?? '';
  const formats = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1]?.match(/<xf [^>]*>/g) ?? [];
  const font = Number(/fontId="(\d+)"/.exec(formats[style] ?? '')?.[1]);
  expect(styles.match(/<font\/>|<font>.*?<\/font>/g)?.[font]).toContain('<b/>');
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
