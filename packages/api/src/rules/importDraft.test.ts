import { describe, expect, it } from 'vitest';
import {
  checkTexts,
  draftOf as draftOfBook,
  editRow,
  excludeRows,
  giveTime,
  previewOf,
  sheetToSend,
  type ImportDraft,
} from './importDraft.ts';
import { readBook } from './readSheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { importSheetName, readImportRows } from './testImport.ts';
import { writeBook } from './writeSheet.ts';

const now = '2026-03-18 10:00:00';
const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];
const usual: SheetCell[] = [7, '王芳', '体温', 36.5, 46099.354166666664];

/** A sheet with these rows below its titles; the first is row 2. */
const sheetOf = (...rows: SheetCell[][]): Sheet => ({
  name: importSheetName,
  isDate1904: false,
  rows: [titles, ...rows].map((cells, place) => ({ number: place + 1, cells })),
});

const draftOfSheets = (...sheets: Sheet[]): ImportDraft => draftOfBook({ sheets, hidden: [] });
const draftOf = (...rows: SheetCell[][]): ImportDraft => draftOfSheets(sheetOf(...rows));

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
      notes: [],
      askedTimes: [],
      rows: [
        {
          row: 2,
          label: '第 2 行',
          texts: { ...texts, checkRes: '36.5 ℃', checkTime: '2026-03-18 08:30:00' },
          errors: {},
          isExcluded: false,
          isAbnormal: false,
          ...seen,
        },
        {
          row: 3,
          label: '第 3 行',
          texts: { ...texts, checkRes: '50', checkTime: '2026-03-18 08:30:00' },
          errors: { checkRes: '体温应为 34.0 到 43.0' },
          isExcluded: false,
          isAbnormal: false,
          ...seen,
        },
        {
          row: 5,
          label: '第 5 行',
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
    expect(sheetToSend(edited, now).rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    const again = previewOf(excludeRows(edited, [4], false), now).rows;
    expect(again.at(-1)?.errors).toEqual({
      checkTime: '检测时间应为 2026-03-18 08:30 这样的日期时间',
    });
  });
});

describe('a draft', () => {
  it('has a row that is hidden until it is edited', () => {
    const sheet = sheetOf(usual, usual.with(0, 8));
    const rows = sheet.rows.map((row) => (row.number === 3 ? { ...row, isHidden: true } : row));
    const draft = draftOfSheets({ ...sheet, rows });
    expect(previewOf(draft, now).rows[1]).toMatchObject({ row: 3, isHidden: true });
    const edited = editRow(draft, 3, { ...texts, uId: '8' });
    expect(previewOf(edited, now).rows[1]).toMatchObject({ errors: {}, isHidden: false });
  });

  it('is sent with the titles of its columns, as they were found', () => {
    const heads = ['人员编号', '姓\n名', '类型', '结果', '时间'];
    const rows = [['登记表'], heads, usual].map((cells, index) => ({ number: index + 4, cells }));
    const sent = sheetToSend(draftOfSheets({ ...sheetOf(), rows }), now);
    expect(sent.rows.map(({ number }) => number)).toEqual([5, 6]);
    expect(sent.rows[0]?.cells).toEqual(titles);
  });
});

describe('a day alone', () => {
  const [day, idCard] = [46099, '990101199003070015'];
  const wide: Sheet = {
    ...sheetOf(),
    rows: [
      ['姓名', '身份证号', '日期', '上午体温', '下午体温'],
      ['王芳', idCard, day, 36.5, 36.7],
      ['李强', '990101199206150023', day, null, 38.2],
    ].map((cells, index) => ({ number: index + 1, cells })),
  };

  it('asks for a time once, for all rows of the file', () => {
    const draft = draftOf(usual.with(4, day), usual.with(0, 8).with(4, '2026-03-18'), usual);
    const asked = previewOf(draft, now);
    expect(asked.askedTimes).toEqual([{ part: '', count: 2, time: '' }]);
    expect(asked.rows[0]).toMatchObject({
      texts: { checkTime: '2026-03-18' },
      errors: { checkTime: '检测时间只有日期，请补上时间' },
    });
    const given = giveTime(draft, '', '07:00:00');
    const { rows, askedTimes } = previewOf(given, now);
    expect(askedTimes).toEqual([{ part: '', count: 2, time: '07:00:00' }]);
    expect(rows.map((row) => [row.texts.checkTime, row.errors])).toEqual([
      ['2026-03-18 07:00:00', {}],
      ['2026-03-18 07:00:00', {}],
      ['2026-03-18 08:30:00', {}],
    ]);
    expect(sheetToSend(given, now).rows.map(({ cells }) => cells[4])).toEqual([
      '检测时间',
      '2026-03-18 07:00:00',
      '2026-03-18 07:00:00',
      usual[4],
    ]);
  });

  it('may not lie in the future with its time, nor when it is typed', () => {
    const late = giveTime(draftOf(usual.with(4, day)), '', '10:30:00');
    expect(previewOf(late, now).rows[0]?.errors).toEqual({ checkTime: '检测时间不能晚于现在' });
    expect(checkTexts({ ...texts, checkTime: '2026-03-18' }, now)).toEqual({
      checkTime: '检测时间只有日期，请补上时间',
    });
  });

  it('asks for morning and afternoon; what is sent names the rows of the file', async () => {
    const draft = draftOfSheets(wide);
    expect(previewOf(draft, now).askedTimes).toEqual([
      { part: '上午', count: 1, time: '' },
      { part: '下午', count: 2, time: '' },
    ]);
    const given = giveTime(giveTime(draft, '上午', '08:00:00'), '下午', '15:00:00');
    const later = '2026-03-18 16:00:00';
    const preview = previewOf(given, later);
    expect(preview.rows.map((row) => [row.label, row.texts.checkTime, row.isAbnormal])).toEqual([
      ['第 2 行上午体温', '2026-03-18 08:00:00', false],
      ['第 2 行下午体温', '2026-03-18 15:00:00', false],
      ['第 3 行下午体温', '2026-03-18 15:00:00', true],
    ]);
    const edited = editRow(given, 3, {
      ...texts,
      uId: '',
      idCard,
      checkRes: '36.9',
      checkTime: '2026-03-18 14:00',
    });
    const sent = await readBook(await writeBook(sheetToSend(edited, later)), 10);
    const { tests, faults, notes } = readImportRows(sent, later);
    expect([faults, notes]).toEqual([[], []]);
    expect(
      tests.map((test) => [test.row, test.label, test.checkRes, test.checkTime.slice(11, 16)]),
    ).toEqual([
      [2, '第 2 行上午体温', 36.5, '08:00'],
      [3, '第 2 行下午体温', 36.9, '14:00'],
      [4, '第 3 行下午体温', 38.2, '15:00'],
    ]);
  });
});

it('is sent with the sheets that its rows are of, and without those that are excluded', async () => {
  const second = { ...sheetOf(usual.with(0, 8), usual.with(3, 50)), name: '11.27' };
  const draft = excludeRows(draftOfSheets({ ...sheetOf(usual), name: '11.26' }, second), [4], true);
  expect(previewOf(draft, now).rows.map(({ label, isExcluded }) => [label, isExcluded])).toEqual([
    ['「11.26」第 2 行', false],
    ['「11.27」第 2 行', false],
    ['「11.27」第 3 行', true],
  ]);
  const sent = await readBook(await writeBook(sheetToSend(draft, now)), 10);
  expect(readImportRows(sent, now).tests).toMatchObject([
    { row: 2, label: '「11.26」第 2 行', uId: '7' },
    { row: 3, label: '「11.27」第 2 行', uId: '8' },
  ]);
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
    const sheet = sheetToSend(draft, now);
    expect(await readBook(await writeBook(sheet), 10)).toEqual({ sheets: [sheet], hidden: [] });
  });
});
