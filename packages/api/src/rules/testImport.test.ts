import { describe, expect, it } from 'vitest';
import { type Sheet, type SheetCell, SheetRefusal } from './sheet.ts';
import { faultFields, faultReason, faultsOf, faultsText, readImportRows } from './testImport.ts';

const now = '2026-03-18 10:00:00';
const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];

/** A sheet with these rows below its titles; the first is row 2. */
const sheet = (rows: SheetCell[][], given: Partial<Sheet> = {}): Sheet => ({
  name: '检测记录',
  isDate1904: false,
  rows: [titles, ...rows].map((cells, place) => ({ number: place + 1, cells })),
  ...given,
});

/** What is read of the only sheet of a file. */
const readRows = (one: Sheet) => readImportRows({ sheets: [one], hidden: [] }, now);

const usual: SheetCell[] = [7, '王芳', '体温', 36.5, '2026-03-18 08:30'];

/** What a usual row becomes with one of its cells changed: the test, or why not. */
function readWith(title: string, cell: SheetCell, given?: Partial<Sheet>) {
  const cells = usual.with(titles.indexOf(title), cell);
  const { tests, faults } = readRows(sheet([cells], given));
  return faults[0] ? faultReason(faults[0].errors) : tests[0];
}

describe('a row', () => {
  it('is a test', () => {
    expect(readRows(sheet([usual]))).toEqual({
      tests: [
        {
          row: 2,
          uId: '7',
          idCard: null,
          name: '王芳',
          hotel: null,
          checkType: 0,
          checkRes: 36.5,
          checkTime: '2026-03-18 08:30:00',
        },
      ],
      faults: [],
      blank: 0,
      notes: [],
    });
  });

  it.each<[string, SheetCell, object]>([
    ['用户编号', ' ７ ', { uId: '7' }],
    ['用户编号', 'a-1', { uId: 'a-1' }],
    ['姓名', null, { name: null }],
    ['检测类型', 0, { checkType: 0 }],
    ['检测类型', ' 体温 ', { checkType: 0 }],
    ['检测类型', '腋温', { checkType: 0 }],
    ['检测类型', '额温(℃)', { checkType: 0 }],
    ['检测类型', '体温测量', { checkType: 0 }],
    ['检测结果', '３６．５', { checkRes: 36.5 }],
    ['检测结果', '36.5℃', { checkRes: 36.5 }],
    ['检测结果', '36.5 度', { checkRes: 36.5 }],
    ['检测结果', 36.599999999999994, { checkRes: 36.6 }],
    ['检测结果', 34, { checkRes: 34 }],
    ['检测结果', 43, { checkRes: 43 }],
    ['检测时间', '2026/3/8 8:05:09', { checkTime: '2026-03-08 08:05:09' }],
    ['检测时间', '2026年3月8日 8时5分', { checkTime: '2026-03-08 08:05:00' }],
    ['检测时间', '2026年3月8日8时36分', { checkTime: '2026-03-08 08:36:00' }],
    ['检测时间', '2026年3月8日8:37', { checkTime: '2026-03-08 08:37:00' }],
    ['检测时间', '2026-03-08 上午8:30', { checkTime: '2026-03-08 08:30:00' }],
    ['检测时间', '2026/3/8 下午2:30', { checkTime: '2026-03-08 14:30:00' }],
    ['检测时间', '2026年3月8日下午12:30', { checkTime: '2026-03-08 12:30:00' }],
    ['检测时间', '2026.03.08 0:00', { checkTime: '2026-03-08 00:00:00' }],
    ['检测时间', '２０２６－０３－０８　０８：３０', { checkTime: '2026-03-08 08:30:00' }],
    ['检测时间', '2026-03-08T08:30:00', { checkTime: '2026-03-08 08:30:00' }],
    ['检测时间', '2026-03-08T00:30:00.000Z', { checkTime: '2026-03-08 08:30:00' }],
    ['检测时间', '2026-03-08T20:30:00-0400', { checkTime: '2026-03-09 08:30:00' }],
    ['检测时间', 46089.354166666664, { checkTime: '2026-03-08 08:30:00' }],
    ['检测时间', now, { checkTime: now }],
  ])('reads %s %j', (title, cell, expected) => {
    expect(readWith(title, cell)).toMatchObject(expected);
  });

  it('counts the days of a workbook from 1904', () => {
    expect(readWith('检测时间', 44627.354166666664, { isDate1904: true })).toMatchObject({
      checkTime: '2026-03-08 08:30:00',
    });
  });

  it.each<[string, SheetCell, string]>([
    ['用户编号', null, '用户编号不能为空'],
    ['用户编号', 1.5, '用户编号格式不正确'],
    ['用户编号', '1 2', '用户编号格式不正确'],
    ['用户编号', { unsupported: 'formula' }, '用户编号是公式，请粘贴为数值'],
    ['姓名', { unsupported: 'merged' }, '姓名在合并的单元格中，请取消合并'],
    ['检测类型', '血压', '检测类型应为体温或核酸'],
    ['检测类型', null, '检测类型不能为空'],
    ['检测类型', '抗原', '检测类型「抗原」不能导入，应为体温或核酸'],
    ['检测类型', '新冠抗体检测', '检测类型「新冠抗体检测」不能导入，应为体温或核酸'],
    ['检测类型', '体温与核酸', '检测类型应为体温或核酸'],
    ['检测结果', null, '检测结果不能为空'],
    ['检测结果', true, '检测结果格式不正确'],
    ['检测结果', { unsupported: 'error' }, '检测结果是错误值'],
    ['检测结果', '阴性', '体温应为数字'],
    ['检测结果', '1e1', '体温应为数字'],
    ['检测结果', 33.9, '体温应为 34.0 到 43.0'],
    ['检测结果', 43.1, '体温应为 34.0 到 43.0'],
    ['检测结果', Number.NaN, '体温应为数字'],
    ['检测结果', 36.55, '体温最多一位小数'],
    ['检测时间', null, '检测时间不能为空'],
    ...['2026年3月8日', '2026.03.08', '2026-03-18', 46089].map(
      (cell): [string, SheetCell, string] => ['检测时间', cell, '检测时间只有日期，请补上时间'],
    ),
    ['检测时间', '2026-03-18 10:00:01', '检测时间不能晚于现在'],
    ['检测时间', '2026-02-30 08:00', '检测时间不是存在的日期'],
    ['检测时间', '2026/2/30', '检测时间不是存在的日期'],
    ['检测时间', '2026-13-01', '检测时间不是存在的日期'],
    ['检测时间', '2026-03-08 24:00', '检测时间不是存在的时间'],
    ['检测时间', '2026-03-08 25:61', '检测时间不是存在的时间'],
    ...['18/03/2026', '11/25/2026 8:31', '26/3/8 8:38'].map((cell): [string, SheetCell, string] => [
      '检测时间',
      cell,
      '检测时间的年月日顺序不明，应为 2026-03-18 08:30 这样的日期时间',
    ]),
    [
      '检测时间',
      '2026-03-08 上午12:30',
      '检测时间不知是零点还是中午，应为 2026-03-18 08:30 这样的日期时间',
    ],
    ['检测时间', '2026-03-08 8:4', '检测时间的分钟应为两位，应为 2026-03-18 08:30 这样的日期时间'],
    ...[
      '昨天',
      '20260308',
      '2026-03-08 8:33 AM',
      '2026/3/8 8点43分',
      '2026-03-08 0840',
      36.5,
      -1,
      1e300,
      20260318,
    ].map((cell): [string, SheetCell, string] => [
      '检测时间',
      cell,
      '检测时间应为 2026-03-18 08:30 这样的日期时间',
    ]),
  ])('refuses %s %j', (title, cell, reason) => {
    expect(readWith(title, cell)).toBe(reason);
  });

  it.each<[SheetCell, unknown]>([
    ['阴性', 0],
    ['阳性', 1],
    ['１', 1],
    [0, 0],
    ...['阴', '阴 (-)', '阴性（-）', '－', '-', '−', '(-)', 'neg', 'Negative', '未检出'].map(
      (cell): [SheetCell, number] => [cell, 0],
    ),
    ...['阳', '+', '＋', '阳性(+)', 'Positive', 'POS', '检出'].map((cell): [SheetCell, number] => [
      cell,
      1,
    ]),
    ...['弱阳', '弱阳性', '可疑', '无效', '阴性(可疑)'].map((cell): [SheetCell, string] => [
      cell,
      `核酸「${cell}」不是确定的结果，应为阴性或阳性`,
    ]),
    ['阴性（+）', '核酸应为阴性或阳性'],
    ['—', '核酸应为阴性或阳性'],
    [36.5, '核酸应为阴性或阳性'],
  ])('reads a nucleic acid test of %j', (cell, expected) => {
    const { tests, faults } = readRows(sheet([usual.with(2, '核酸').with(3, cell)]));
    expect(faults[0]?.errors.checkRes ?? tests[0]?.checkRes).toBe(expected);
  });

  it('tells everything that is wrong with it', () => {
    const { faults } = readRows(sheet([[null, null, '体温', 50, '昨天']]));
    expect(faults).toEqual([
      {
        row: 2,
        errors: {
          uId: '用户编号不能为空',
          checkRes: '体温应为 34.0 到 43.0',
          checkTime: '检测时间应为 2026-03-18 08:30 这样的日期时间',
        },
      },
    ]);
  });

  it('stands once in the file', () => {
    const again = [7, null, 0, '37.0', '2026/03/18 08:30:00'];
    const { tests, faults } = readRows(sheet([usual, usual.with(3, 36.6), again]));
    expect(tests).toHaveLength(1);
    expect(faults).toEqual([
      { row: 3, errors: { checkTime: '与第 2 行重复' } },
      { row: 4, errors: { checkTime: '与第 2 行重复' } },
    ]);
  });

  it('is left out where nobody has filled it in', () => {
    const { tests, faults, blank } = readRows(sheet([[8, '李娜'], usual]));
    expect([tests.length, faults.length, blank]).toEqual([1, 0, 1]);
  });
});

describe('a sheet', () => {
  const withTitles = (...cells: SheetCell[]): Sheet => ({
    name: 'Sheet1',
    isDate1904: false,
    rows: [{ number: 3, cells }],
  });

  it('may have its columns in any order, and others between them', () => {
    const mixed = sheet([]);
    mixed.rows = [
      { number: 1, cells: ['检测时间', '备注', '检测结果', '用户编号', null, '检测类型'] },
      { number: 5, cells: ['2026-03-18 00:00', '早', 37, 9, null, '体温'] },
    ];
    expect(readRows(mixed).tests).toEqual([
      {
        row: 5,
        uId: '9',
        idCard: null,
        name: null,
        hotel: null,
        checkType: 0,
        checkRes: 37,
        checkTime: '2026-03-18 00:00:00',
      },
    ]);
  });

  it.each([
    ['empty', { ...sheet([]), rows: [] }, '工作表「检测记录」是空的'],
    [
      'without its titles',
      withTitles('用户编号', '检测结果', '早餐'),
      '工作表「Sheet1」第 3 行缺少标题「检测类型」「检测时间」，请使用下载的模板',
    ],
    [
      'with a title twice',
      withTitles('用户编号', '检测结果', '检测类型', '检测时间', '检测结果'),
      '标题「检测结果」出现了两次',
    ],
    [
      'with too many rows',
      sheet(Array.from({ length: 10_001 }, () => usual)),
      '最多导入 10,000 行，文件超过了这个行数',
    ],
  ])('is refused: %s', (_, given, message) => {
    expect(() => readRows(given)).toThrow(new SheetRefusal(message));
  });

  it('of ten thousand rows is taken', () => {
    const rows = Array.from({ length: 10_000 }, (_, place) => usual.with(0, place + 1));
    expect(readRows(sheet(rows)).tests).toHaveLength(10_000);
  });
});

describe('the heads of a sheet', () => {
  /** The tests of rows below a head, or what is wrong with the sheet. */
  const read = (...rows: SheetCell[][]) => {
    const numbered = rows.map((cells, index) => ({ number: index + 1, cells }));
    const { tests, faults } = readRows({ ...sheet([]), rows: numbered });
    return faults.length > 0 ? faults : tests;
  };
  const idCard = '990101199003070015';
  const test = { checkType: 0, checkRes: 36.5, checkTime: '2026-03-18 08:30:00' };
  const result: SheetCell[] = ['体温', 36.5, '2026-03-18 08:30'];

  it.each<[string, SheetCell[][], object]>([
    [
      'with line breaks, spaces, stars and notes',
      [
        ['用户编号 *', '姓\n名', '检测\n类型', ' 检测 结果（℃）', '检测时间：'],
        [7, '王芳', ...result],
      ],
      { ...test, row: 2, uId: '7', name: '王芳' },
    ],
    [
      'in other words',
      [
        ['人员编号', '名字', '检测项目', '结果', '采样时间'],
        [7, '王芳', ...result],
      ],
      { ...test, row: 2, uId: '7', name: '王芳' },
    ],
    [
      'below a title',
      [['每日检测登记表'], ['第 1 楼'], titles, [7, '王芳', ...result]],
      { ...test, row: 4, uId: '7' },
    ],
    [
      'with the ID number in place of the number',
      [
        ['姓名', '身份证号码', '检测类型', '检测结果', '检测时间'],
        ['王芳', idCard, ...result],
      ],
      { ...test, row: 2, uId: null, idCard, name: '王芳' },
    ],
    [
      'with hotels',
      [
        ['用户编号', '酒店名称', '检测类型', '检测结果', '检测时间'],
        [7, '安住·西湖店', ...result],
      ],
      { ...test, uId: '7', hotel: '安住·西湖店' },
    ],
    [
      'none of which is known',
      [
        ['证', '甲', '乙', '丙', '丁'],
        [idCard, 36.8, '2026-03-18 08:30', '备注', '体温'],
      ],
      { ...test, row: 2, idCard, checkRes: 36.8 },
    ],
    ['that are missing', [['王芳', idCard, ...result]], { ...test, label: '第 1 行', idCard }],
    [
      'that are missing, with a number that the name proves',
      [['302', '王芳', ...result]],
      { ...test, label: '第 1 行', uId: '302', name: '王芳' },
    ],
  ])('%s', (_, rows, expected) => {
    expect(read(...rows)).toMatchObject([expected]);
  });

  it('are refused where numbers alone could name the person', () => {
    expect(() => read([302, ...result])).toThrow(/缺少标题「用户编号」/);
  });

  it.each<[SheetCell, string]>([
    [Number('990101199003070015'), '身份证号被表格存成了数字，末几位已丢失，请改为文本后重新填写'],
    ['990101199003070011', '身份证号不正确'],
  ])('with the ID number %s', (number, message) => {
    const head = ['身份证号', ...titles.slice(2)];
    expect(read(head, [number, ...result])).toEqual([{ row: 2, errors: { idCard: message } }]);
  });
});

it('takes a hidden row for an error, and says what else is wrong with it', () => {
  const rows = sheet([usual, usual.with(3, 50)]);
  const hidden = {
    ...rows,
    rows: rows.rows.map((row, index) => ({ ...row, isHidden: index > 0 })),
  };
  expect(readRows(hidden)).toMatchObject({
    tests: [],
    faults: [
      { row: 2, errors: { row: '隐藏行' } },
      { row: 3, errors: { row: '隐藏行', checkRes: '体温应为 34.0 到 43.0' } },
    ],
  });
});

it('names the first wrong rows, and how many more there are; by path all of them', () => {
  const faults = Array.from({ length: 12 }, (_, place) => ({
    row: place + 2,
    errors: { name: '甲', row: '乙' },
  }));
  expect(faultsText(faults.slice(0, 2))).toBe(
    '共 2 行有误，未导入任何记录。第 2 行：甲，乙；第 3 行：甲，乙',
  );
  expect(faultsText(faults)).toMatch(/^共 12 行有误.*第 11 行：甲，乙；另有 2 行$/);
  expect(faultFields('rows', faults.slice(0, 1))).toEqual({ 'rows.2.name': '甲', 'rows.2': '乙' });
  expect(faultsOf(faultFields('rows', faults))).toEqual(faults);
  expect(faultsOf({ file: '文件已损坏', 'rows.2.other': '甲' })).toEqual([]);
});
