import { describe, expect, it } from 'vitest';
import {
  checkTexts,
  leaveOut,
  mendRow,
  previewOf,
  sheetOfTests,
  sheetToSend,
  type ImportDraft,
} from './importDraft.ts';
import { readBook } from './readSheet.ts';
import type { SheetCell } from './sheet.ts';
import { importSheetName, readImportRows } from './testImport.ts';
import { writeBook } from './writeSheet.ts';

const now = '2026-03-18 10:00:00';
const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];
const usual: SheetCell[] = [7, '王芳', '体温', 36.5, 46099.354166666664];

/** A draft with these rows below its titles; the first is row 2. */
const draftOf = (...rows: SheetCell[][]): ImportDraft => ({
  leftOut: new Set(),
  sheet: {
    name: importSheetName,
    isDate1904: false,
    rows: [titles, ...rows].map((cells, place) => ({ number: place + 1, cells })),
  },
});

const texts = {
  uId: '7',
  name: '王芳',
  room: '',
  checkType: '体温',
  checkRes: '36.5',
  checkTime: '2026-03-18 08:30',
};

describe('the preview of an import', () => {
  it('shows each row as text, with its reason', () => {
    const draft = draftOf(usual, usual.with(3, 50), [8, '李娜'], usual.with(0, 9).with(3, 38));
    expect(previewOf(draft, now)).toEqual({
      blank: 1,
      rows: [
        {
          row: 2,
          texts: { ...texts, checkRes: '36.5 ℃', checkTime: '2026-03-18 08:30:00' },
          reason: null,
          isLeftOut: false,
          isAbnormal: false,
        },
        {
          row: 3,
          texts: { ...texts, checkRes: '50', checkTime: '2026-03-18 08:30:00' },
          reason: '体温应为 34.0 到 43.0',
          isLeftOut: false,
          isAbnormal: false,
        },
        {
          row: 5,
          texts: { ...texts, uId: '9', checkRes: '38.0 ℃', checkTime: '2026-03-18 08:30:00' },
          reason: null,
          isLeftOut: false,
          isAbnormal: true,
        },
      ],
    });
  });

  it('has no fault in a row that was mended or is left out', () => {
    const draft = draftOf(usual, usual.with(3, 50), usual.with(4, '昨天'));
    const mended = leaveOut(mendRow(draft, 3, { ...texts, uId: '8' }), [4], true);
    const { rows } = previewOf(mended, now);
    expect(rows.map(({ row, reason, isLeftOut }) => [row, reason, isLeftOut])).toEqual([
      [2, null, false],
      [3, null, false],
      [4, null, true],
    ]);
    expect(sheetToSend(mended).rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    const again = previewOf(leaveOut(mended, [4], false), now).rows;
    expect(again.at(-1)?.reason).toBe('检测时间应为 2026-03-18 08:30 这样的日期时间');
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
    const draft = leaveOut(draftOf(usual, usual, usual.with(0, 9)), [3], true);
    const sheet = sheetToSend(draft);
    expect(await readBook(await writeBook(sheet), importSheetName)).toEqual(sheet);
  });

  it('holds tests that were typed', async () => {
    const sheet = await readBook(await writeBook(sheetOfTests([texts])), importSheetName);
    expect(readImportRows(sheet, now).tests).toEqual([
      {
        row: 2,
        uId: '7',
        name: '王芳',
        checkType: 0,
        checkRes: 36.5,
        checkTime: '2026-03-18 08:30:00',
      },
    ]);
  });
});
