import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import {
  checkTexts,
  editRow,
  excludeRows,
  previewOf,
  sheetToSend,
  type ImportDraft,
} from './importDraft.ts';
import { readBook } from './readSheet.ts';
import type { SheetCell } from './sheet.ts';
import { importSheetName } from './testImport.ts';
import { writeBook } from './writeSheet.ts';

const now = '2026-03-18 10:00:00';
const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];
const usual: SheetCell[] = [7, '王芳', '体温', 36.5, 46099.354166666664];

/** A draft with these rows below its titles; the first is row 2. */
const draftOf = (...rows: SheetCell[][]): ImportDraft => ({
  excluded: new Set(),
  sheet: {
    name: importSheetName,
    isDate1904: false,
    rows: [titles, ...rows].map((cells, place) => ({ number: place + 1, cells })),
  },
});

const texts = {
  uId: '7',
  idCard: '',
  name: '王芳',
  hotel: '',
  room: '',
  checkType: '体温',
  checkRes: '36.5',
  checkTime: '2026-03-18 08:30',
};

const seen = { isHidden: false, isRecorded: false };

describe('the preview of an import', () => {
  it('shows each row as text, with its reason', () => {
    const draft = draftOf(usual, usual.with(3, 50), [8, '李娜'], usual.with(0, 9).with(3, 38));
    expect(previewOf(draft, now)).toEqual({
      blank: 1,
      fields: ['uId', 'name', 'checkType', 'checkRes', 'checkTime'],
      rows: [
        {
          row: 2,
          texts: { ...texts, checkRes: '36.5 ℃', checkTime: '2026-03-18 08:30:00' },
          errors: {},
          isExcluded: false,
          isAbnormal: false,
          ...seen,
        },
        {
          row: 3,
          texts: { ...texts, checkRes: '50', checkTime: '2026-03-18 08:30:00' },
          errors: { checkRes: '体温应为 34.0 到 43.0' },
          isExcluded: false,
          isAbnormal: false,
          ...seen,
        },
        {
          row: 5,
          texts: { ...texts, uId: '9', checkRes: '38.0 ℃', checkTime: '2026-03-18 08:30:00' },
          errors: {},
          isExcluded: false,
          isAbnormal: true,
          ...seen,
        },
      ],
    });
  });

  it('has no fault in a row that was edited or is left out', () => {
    const draft = draftOf(usual, usual.with(3, 50), usual.with(4, '昨天'));
    const edited = excludeRows(editRow(draft, 3, { ...texts, uId: '8' }), [4], true);
    const { rows } = previewOf(edited, now);
    expect(rows.map(({ row, errors, isExcluded }) => [row, errors, isExcluded])).toEqual([
      [2, {}, false],
      [3, {}, false],
      [4, {}, true],
    ]);
    expect(sheetToSend(edited).rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    const again = previewOf(excludeRows(edited, [4], false), now).rows;
    expect(again.at(-1)?.errors).toEqual({
      checkTime: '检测时间应为 2026-03-18 08:30 这样的日期时间',
    });
  });
});

describe('a draft', () => {
  it('has a row that is hidden until it is edited', () => {
    const { sheet, excluded } = draftOf(usual, usual.with(0, 8));
    const rows = sheet.rows.map((row) => (row.number === 3 ? { ...row, isHidden: true } : row));
    const draft = { sheet: { ...sheet, rows }, excluded };
    expect(previewOf(draft, now).rows[1]).toMatchObject({ row: 3, isHidden: true });
    const edited = editRow(draft, 3, { ...texts, uId: '8' });
    expect(previewOf(edited, now).rows[1]).toMatchObject({ errors: {}, isHidden: false });
  });

  it('is sent with the titles of its columns, as they were found', () => {
    const { sheet, excluded } = draftOf(usual);
    const [, row] = sheet.rows;
    const heads = ['人员编号', '姓\n名', '类型', '结果', '时间'];
    const named = [{ number: 4, cells: heads }, ...(row ? [{ ...row, number: 5 }] : [])];
    const top = { number: 1, cells: ['登记表'] };
    const sent = sheetToSend({ sheet: { ...sheet, rows: [top, ...named] }, excluded });
    expect(sent.rows.map(({ number }) => number)).toEqual([4, 5]);
    expect(sent.rows[0]?.cells).toEqual(titles);
  });
});

describe('a row typed anew', () => {
  it.each([
    [{}, {}],
    [{ uId: '' }, { uId: '用户编号不能为空' }],
    [{ checkRes: '36.55' }, { checkRes: '体温最多一位小数' }],
    [{ checkType: '核酸' }, { checkRes: '核酸应为阴性或阳性' }],
    [{ checkTime: '2026-03-18 10:01' }, { checkTime: '检测时间不能晚于现在' }],
    [
      { uId: 'x y', checkType: '?' },
      { uId: '用户编号格式不正确', checkType: '检测类型应为体温或核酸' },
    ],
  ])('%j is wrong in %j', (given, errors) => {
    expect(checkTexts({ ...texts, ...given }, now)).toEqual(errors);
  });
});

describe('a written workbook', () => {
  it('has each row under its own number', async () => {
    const draft = excludeRows(draftOf(usual, usual, usual.with(0, 9)), [3], true);
    const sheet = sheetToSend(draft);
    expect(await readBook(await writeBook(sheet), importSheetName, 10)).toEqual(sheet);
  });

  it('is read by ExcelJS, cell by cell', async () => {
    const draft = excludeRows(draftOf(usual, usual, usual.with(0, 9)), [3], true);
    const read = new ExcelJS.Workbook();
    await read.xlsx.load((await writeBook(sheetToSend(draft))).buffer);
    const sheet = read.getWorksheet(importSheetName);
    expect(sheet?.getRow(1).values).toEqual([undefined, ...titles]);
    expect(sheet?.getRow(4).values).toEqual([undefined, ...usual.with(0, 9)]);
    expect(sheet?.getRow(3).hasValues).toBe(false);
  });
});
