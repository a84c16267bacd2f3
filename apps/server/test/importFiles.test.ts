import { readBook } from '@anzhu/api/rules/readSheet';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { readImportRows } from '@anzhu/api/rules/testImport';
import { describe, expect, it } from 'vitest';
import type { CellObject } from 'xlsx';
import {
  archive,
  archive64,
  book,
  bookFiles,
  type Cell,
  overlapping,
  sheetXml,
  titles,
  withFormula,
  withSize,
} from './books.ts';

const at = '2026-03-18 08:30';
const row: Cell[] = [7, null, '体温', 36.5, at];

/** Heads with line breaks and spaces. */
const wrapped = ['用户编号', '姓名', '检测\n类型', '检测\n结果', '检测 时间'];

const twoColumns = ['用户编号', '检测类型', '检测结果', '检测日期', '检测时间'];
const splitRow: Cell[] = [7, '体温', 36.5, 46_099, 8.5 / 24];

/** What the worker does with a file. */
const readFile = async (file: Buffer) =>
  readImportRows(await readBook(new Uint8Array(file), maxImportRows), '2026-03-18 10:00:00');

const csv = `${titles.join(',')}\n7,"",0,"36.5",${at}\r\n`;
/** The titles in GB18030, and a line end. */
const gb18030Head = Buffer.from(
  'd3c3bba7b1e0bac52cd0d5c3fb2cbcecb2e2c0e0d0cd2cbcecb2e2bde1b9fb2cbcecb2e2cab1bce40a',
  'hex',
);

/** What stops a file, or what is wrong with its rows. */
async function problemOf(file: Buffer): Promise<unknown> {
  try {
    const { faults } = await readFile(file);
    return faults;
  } catch (error) {
    if (error instanceof SheetRefusal) return error.message;
    throw error;
  }
}

const date = new Date('2026-03-18T08:30:00Z');

describe('a workbook', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['as xlsx', () => book([titles, row])],
    ['as an old xls', () => book([titles, row], { as: 'biff8' })],
    ['with a date in an xls', () => book([titles, row.with(4, date)], { as: 'biff8' })],
    ['with a date', () => book([titles, row.with(4, date)])],
    [
      'that counts from 1904',
      () => book([titles, row.with(4, 46_099 - 1462 + 8.5 / 24)], { isDate1904: true }),
    ],
    ['with a notes sheet in front', () => book([titles, row], { before: ['说明'] })],
    ['with a sheet of another name', () => book([titles, row], { name: 'Sheet1' })],
    [
      'behind a hidden sheet',
      () => book([titles, row], { before: ['旧'], hides: '旧', name: '新' }),
    ],
    [
      'with the records of zip64',
      () => archive64(bookFiles(sheetXml([titles, ['7', '', '体温', '36.5', at]]))),
    ],
    ['with day and time in two columns', () => book([twoColumns, splitRow])],
    ['with wrapped heads', () => book([wrapped, row])],
    ['as csv in UTF-8', () => Buffer.from(csv)],
    ['as csv in UTF-8 with its mark', () => Buffer.from(`\ufeff${csv}`)],
    [
      'as csv in GB18030',
      () => Buffer.concat([gb18030Head, Buffer.from(csv.split('\n')[1] ?? '')]),
    ],
    [
      'as text of Excel in UTF-16',
      () => Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le'),
    ],

    [
      'written by hand',
      () => archive(bookFiles(sheetXml([titles, ['7', '', '体温', '36.5', at]]))),
    ],
  ])('%s is read', async (_, make) => {
    const { tests, faults } = await readFile(await make());
    expect(faults).toEqual([]);
    expect(tests).toMatchObject([
      { row: 2, uId: '7', name: null, checkType: 0, checkRes: 36.5, checkTime: `${at}:00` },
    ]);
  });

  it('is numbered as the spreadsheet program does, empty rows counted', async () => {
    const { tests, faults } = await readFile(
      book([titles, [], row, [null, null], [], row.with(3, 99)]),
    );
    expect([tests[0]?.row, faults[0]?.row]).toEqual([3, 6]);
  });

  it('may name one content often: it is unpacked once', async () => {
    const file = overlapping(
      await archive(bookFiles(sheetXml([titles, ['7', '', '体温', '36.5', at]]))),
      900,
    );
    expect((await readFile(file)).tests).toHaveLength(1);
  });

  it('may claim more rows and columns than it has', async () => {
    const claimed = sheetXml([titles, ['7', '', '体温', '36.5', at]]).replace(
      '<sheetData>',
      '<dimension ref="A1:XFD1048576"/><sheetData>',
    );
    expect((await readFile(await archive(bookFiles(claimed)))).tests).toHaveLength(1);
  });
});

const isNoTable = '不是有效的表格文件，请上传 xlsx、xls、et 或 csv';
const missing = '第 1 行缺少标题「用户编号」「检测类型」「检测结果」「检测时间」，请使用下载的模板';
const growing = `<!DOCTYPE x [<!ENTITY a "很很很很"><!ENTITY b "&a;&a;&a;&a;">]>${sheetXml([titles])}`;
const spaces = (megabytes: number) => Array.from({ length: megabytes }, () => ' '.repeat(1 << 20));
const bomb = () => archive(bookFiles(spaces(80)));

/** A workbook with so many merged ranges below its rows. */
const merged = (count: number, as: 'xlsx' | 'biff8') =>
  book([titles, row], {
    as,
    finish: (sheet) => {
      sheet['!merges'] = Array.from({ length: count }, (_, place) => ({
        s: { r: 10 + (place % 60_000), c: 10 + 2 * Math.floor(place / 60_000) },
        e: { r: 10 + (place % 60_000), c: 11 + 2 * Math.floor(place / 60_000) },
      }));
    },
  });

describe('of several sheets', () => {
  const further = { '11.27': [titles, row.with(0, 8)], 汇总: [['合计', 2]], 空: [] };

  it.each(['xlsx', 'biff8'] as const)('those with the heads are read, in an %s', async (as) => {
    const file = book([titles, row], { as, name: '11.26', before: ['旧'], hides: '旧', further });
    const { tests, faults, notes } = await readFile(file);
    expect(faults).toEqual([]);
    expect(tests.map(({ label, uId }) => [label, uId])).toEqual([
      ['「11.26」第 2 行', '7'],
      ['「11.27」第 2 行', '8'],
    ]);
    expect(notes).toEqual(['未读取的工作表：「汇总」（没有标题行）、「旧」（隐藏）']);
  });

  it('there are 10,000 rows at most, over all of them', async () => {
    const many = [titles, ...Array.from({ length: 5001 }, () => row)];
    const tooMany = '最多导入 10,000 行，文件超过了这个行数';
    expect(await problemOf(book(many, { further: { 二: many } }))).toBe(tooMany);
  });

  it('one of more rows than are taken is not read to its end', async () => {
    const many = [['甲'], ...Array.from({ length: 10_100 }, () => [1])];
    const tooMany = '最多导入 10,000 行，文件超过了这个行数';
    expect(await problemOf(book([titles, row], { further: { 明细: many } }))).toBe(tooMany);
    const hidden = { further: { 明细: many }, hides: '明细' };
    expect((await readFile(book([titles, row], hidden))).tests).toHaveLength(1);
  });
});

it.each(['xlsx', 'biff8'] as const)(
  'takes midnight for a time where it is shown, in an %s',
  async (as) => {
    const days = [row.with(4, 46_099), row.with(4, 46_099), row.with(4, 46_099)];
    const file = book([titles, ...days], {
      as,
      finish: (sheet) => {
        for (const [at_, format] of [
          ['E2', 'yyyy-mm-dd hh:mm'],
          ['E3', 'yyyy-mm-dd'],
        ] as const) {
          (sheet[at_] as CellObject).z = format;
        }
      },
    });
    const { tests, faults } = await readFile(file);
    expect(tests.map(({ row: number, checkTime }) => [number, checkTime])).toEqual([
      [2, '2026-03-18 00:00:00'],
    ]);
    const message = '检测时间只有日期，请补上时间';
    expect(faults).toEqual(
      [3, 4].map((number) => ({ row: number, errors: { checkTime: message } })),
    );
  },
);

it('skips a sum in merged cells by its name', async () => {
  const file = book([titles, row, ['合计', null, null, 1]], {
    finish: (sheet) => {
      sheet['!merges'] = [{ s: { r: 2, c: 0 }, e: { r: 2, c: 2 } }];
    },
  });
  const { tests, faults, notes } = await readFile(file);
  expect([tests.length, faults, notes]).toEqual([1, [], ['跳过的行：第 3 行「合计」']]);
});

describe('hidden rows', () => {
  /** The second row below the head is hidden, as by a filter. */
  const hide = (sheet: { '!rows'?: { hidden?: boolean }[] }): void => {
    sheet['!rows'] = [{}, {}, { hidden: true }];
  };
  it('are marked', async () => {
    const fever = row.with(0, 8).with(3, 39.9);
    const { tests, faults } = await readFile(
      book([titles, row, fever, row.with(0, 9)], { finish: hide }),
    );
    expect(tests.map((test) => test.row)).toEqual([2, 4]);
    expect(faults).toEqual([{ row: 3, errors: { row: '隐藏行' } }]);
  });
});

it.each<[string, { hidden?: boolean; width?: number }]>([
  ['hidden', { hidden: true }],
  ['without any width', { width: 0 }],
])('refuses a column that is read and is %s, by its name', async (_, column) => {
  const hide =
    (index: number) =>
    (sheet: { '!cols'?: object[] }): void => {
      sheet['!cols'] = Array.from({ length: 7 }, (__, place) => (place === index ? column : {}));
    };
  const heads = [...titles, '备注'];
  const rows = [heads, [...row, '退烧'], [...row.with(0, 8), null]];
  await expect(readFile(book(rows, { finish: hide(3) }))).rejects.toThrow(
    '隐藏的列：「检测结果」，请取消隐藏或删除后再导入',
  );
  // A column that is not read is named as such; one without anything in it says nothing.
  for (const index of [5, 1]) {
    const { tests, notes } = await readFile(book(rows, { finish: hide(index) }));
    expect([tests.length, notes]).toEqual([2, ['未使用的列：「备注」']]);
  }
});

it('reads times in the forms in which people type them, and refuses what is ambiguous', async () => {
  const texts: [string, string | null][] = [
    ['2026-03-08 上午8:30', '2026-03-08 08:30:00'],
    ['2026/03/08 下午2:30', '2026-03-08 14:30:00'],
    ['03/25/2026 8:31', null],
    ['25/03/2026 8:32', null],
    ['20260308', null],
    ['2026-03-08 8:33 AM', null],
    ['2026.03.08 8:34', '2026-03-08 08:34:00'],
    ['2026-03-08  8：35', '2026-03-08 08:35:00'],
    ['2026年03月08日8时36分', '2026-03-08 08:36:00'],
    ['2026年03月08日 8:37', '2026-03-08 08:37:00'],
    ['2026年03月08日8:38', '2026-03-08 08:38:00'],
    ['26/03/08 8:39', null],
    ['2026-03-08 24:00', null],
    ['2026-03-08 08:39:00.000', '2026-03-08 08:39:00'],
    ['2026-03-08T00:40:00Z', '2026-03-08 08:40:00'],
    ['2026-03-08T00:41:00.000Z', '2026-03-08 08:41:00'],
    ['2026-03-08T08:42:00+08:00', '2026-03-08 08:42:00'],
    ['2026/03/08 8点43分', null],
    ['2026-03-08 0840', null],
    ['2026-03-08 8:4', null],
  ];
  const { tests, faults } = await readFile(
    book([titles, ...texts.map(([text]) => row.with(4, text))]),
  );
  const read = new Map(tests.map((test) => [test.row, test.checkTime]));
  expect(texts.map(([text], index) => [text, read.get(index + 2) ?? null])).toEqual(texts);
  expect(faults.every(({ errors }) => errors.checkTime?.startsWith('检测时间'))).toBe(true);
});

it('refuses 400,000 rows at the first too many, though they would unpack to more than is allowed', async () => {
  function* sheet(): Generator<string> {
    const [head, tail] = sheetXml([titles]).split('</sheetData>');
    yield head ?? '';
    for (let number = 2; number <= 400_001; number += 1) {
      yield `<row r="${number}"><c r="A${number}"><v>7</v></c>${'<c s="1"/>'.repeat(8)}</row>`;
    }
    yield `</sheetData>${tail}`;
  }
  const file = await archive(bookFiles(sheet()));
  expect(await problemOf(file)).toBe('最多导入 10,000 行，文件超过了这个行数');
});

describe('a file', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'of text',
      () => Buffer.from('用户编号'),
      `工作表「CSV」${missing.replace('「用户编号」', '')}`,
    ],
    ['of a page', () => Buffer.from('<table>'), isNoTable],
    ['of a page behind a mark', () => Buffer.from('\ufeff <table>'), isNoTable],
    ['of bytes', () => Buffer.from([0x47, 0x49, 0x46, 0, 1, 2]), isNoTable],
    ['of bytes of no text', () => Buffer.from([0xc3, 0x28, 0xff, 0xff]), isNoTable],
    [
      'of text with 10,001 rows',
      () => Buffer.from(`${titles.join(',')}\n${`7,,体温,36.5,${at}\n`.repeat(10_001)}`),
      '最多导入 10,000 行，文件超过了这个行数',
    ],
    ['that is cut', () => book([titles, row]).subarray(0, 3000), '文件已损坏，无法读取'],
    ['that is damaged', () => book([titles, row]).fill(7, 60, 200), '文件已损坏，无法读取'],
    [
      'that is an open document',
      () => book([titles, row], { as: 'ods' }),
      '无法读取该文件，请另存为 xlsx 后再试',
    ],
    ['of other things', () => archive({ 'a.txt': 'a' }), '无法读取该文件，请另存为 xlsx 后再试'],
    [
      'that is a cut xls',
      () => book([titles, row], { as: 'biff8' }).subarray(0, 1500),
      '无法读取该文件，请另存为 xlsx 后再试',
    ],
    ['that is a bomb', bomb, '文件解压后过大，无法读取'],
    [
      'that is a bomb and says it is none',
      async () => withSize(await bomb(), 1000),
      '文件解压后过大，无法读取',
    ],
    [
      'with more parts than a workbook has',
      () => archive(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.xml`, 'a']))),
      '文件内容过于复杂，无法读取',
    ],
    [
      'with entities that grow',
      () => archive(bookFiles(growing)),
      '无法读取该文件，请另存为 xlsx 后再试',
    ],
    ['with an empty sheet', () => book([]), '工作表「检测记录」是空的'],
    [
      'whose sheet is hidden',
      () => book([titles, row], { hides: '检测记录', before: ['说明'] }),
      `工作表「说明」${missing}`,
    ],
    ['with another sheet', () => book([['甲']], { name: '其他' }), `工作表「其他」${missing}`],
    ['with 1,001 merged ranges', () => merged(1001, 'xlsx'), '文件内容过于复杂，无法读取'],
    ['with 100,000 merged ranges', () => merged(100_000, 'xlsx'), '文件内容过于复杂，无法读取'],
    [
      'that is an xls with 1,001 merged ranges',
      () => merged(1001, 'biff8'),
      '文件内容过于复杂，无法读取',
    ],
    [
      'of 10,001 rows',
      () => book([titles, ...Array.from({ length: 10_001 }, () => row)]),
      '最多导入 10,000 行，文件超过了这个行数',
    ],
    [
      'of Excel 95',
      () => book([titles, row], { as: 'biff5' }),
      '这是 Excel 95 的文件，请另存为 xlsx 后再导入',
    ],
  ])('%s is refused', async (_, make, message) => {
    expect(await problemOf(await make())).toBe(message);
  });

  const isFormula = [{ row: 2, errors: { checkRes: '检测结果是公式，请粘贴为数值' } }];
  const isMerged = '检测结果在合并的单元格中，请取消合并';

  it.each<[string, () => Buffer, unknown]>([
    ['a formula', () => book([titles, row.with(3, { t: 'n', f: '36+0.5', v: 36.5 })]), isFormula],
    [
      'a formula in an xls',
      () => withFormula(book([titles, row], { as: 'biff8' }), 36.5),
      isFormula,
    ],
    [
      'merged cells',
      () =>
        book([titles, row, row.with(4, '2026-03-17 08:30')], {
          finish: (sheet) => {
            sheet['!merges'] = [{ s: { r: 1, c: 3 }, e: { r: 2, c: 3 } }];
          },
        }),
      [
        { row: 2, errors: { checkRes: isMerged } },
        { row: 3, errors: { checkRes: isMerged } },
      ],
    ],
  ])('with %s has wrong rows', async (_, make, faults) => {
    expect(await problemOf(make())).toEqual(faults);
  });
});
