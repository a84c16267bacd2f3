import { describe, expect, it } from 'vitest';
import { importTable } from './importColumns.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { faultsText, readImportRows } from './testImport.ts';

const now = '2026-03-19 10:00:00';
const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];
const day = 46_099;
const row: SheetCell[] = [7, '王芳', '体温', 36.5, day + 8.5 / 24];
const other: SheetCell[] = [8, '李强', '体温', 36.6, day + 8.5 / 24];
const idCard = '990101199003070015';

const sheet = (name: string, ...rows: SheetCell[][]): Sheet => ({
  name,
  isDate1904: false,
  rows: rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.length > 0),
});

/** What is read of sheets: person, value and time of each test, what is wrong, what is not read. */
function read(sheets: Sheet[], hidden: string[] = []) {
  const { tests, faults, notes } = readImportRows({ sheets, hidden }, now);
  const lines = tests.map(({ row: number, label, uId, idCard: card, checkRes, checkTime }) =>
    [label ?? number, uId ?? card, checkRes, checkTime.slice(8, 16)].join(' '),
  );
  return { lines, faults: faults.length > 0 ? faultsText(faults) : '', notes };
}

const wide = ['序号', '房号', '姓名', '身份证号', '日期', '上午体温', '下午体温'];

describe('the sheets of a file', () => {
  it.each<[string, Sheet[], string[], string[]]>([
    [
      'are all read, with their names',
      [sheet('11.26', titles, row), sheet('11.27', titles, other)],
      ['「11.26」第 2 行 7 36.5 18 08:30', '「11.27」第 2 行 8 36.6 18 08:30'],
      [],
    ],
    [
      'may have other orders of columns',
      [sheet('一', titles, row), sheet('二', titles.toReversed(), other.toReversed())],
      ['「一」第 2 行 7 36.5 18 08:30', '「二」第 2 行 8 36.6 18 08:30'],
      [],
    ],
    [
      'behind a cover are read',
      [sheet('说明', ['请在第二页填写']), sheet('数据', titles, row)],
      ['2 7 36.5 18 08:30'],
      ['未读取的工作表：「说明」（没有标题行）'],
    ],
    [
      'without one of the columns are named, empty ones are not',
      [sheet('数据', titles, row), sheet('汇总', ['姓名', '检测结果'], ['王芳', 1]), sheet('空')],
      ['2 7 36.5 18 08:30'],
      ['未读取的工作表：「汇总」（缺少标题「用户编号」「检测类型」「检测时间」）'],
    ],
  ])('%s', (_, sheets, lines, notes) => {
    expect(read(sheets)).toEqual({ lines, faults: '', notes });
  });

  it('that are hidden are named', () => {
    expect(read([sheet('数据', titles, row)], ['旧']).notes).toEqual([
      '未读取的工作表：「旧」（隐藏）',
    ]);
  });

  it('repeat a test: the rows are named with their sheets', () => {
    expect(read([sheet('一', titles, row), sheet('二', titles, row)]).faults).toBe(
      '共 1 行有误，未导入任何记录。「二」第 2 行：与「一」第 2 行重复',
    );
  });

  it('have 10,000 rows together at most, a row with two results counted twice', () => {
    const many = (count: number) => Array.from({ length: count }, () => row);
    const sheets = [sheet('一', titles, ...many(5000)), sheet('二', titles, ...many(5001))];
    expect(() => importTable({ sheets, hidden: [] })).toThrow('最多导入 10,000 行');
    const both = Array.from({ length: 5001 }, () => [1, 'G20', '王芳', idCard, day, 36.5, 36.6]);
    expect(() => importTable({ sheets: [sheet('一', wide, ...both)], hidden: [] })).toThrow(
      '最多导入 10,000 行',
    );
  });

  it('are refused together when none has its columns, by the one with a head', () => {
    const sheets = [
      sheet('说明', ['请填写']),
      sheet('数据', ['登记表'], titles.slice(0, 4), row.slice(0, 4)),
    ];
    expect(() => importTable({ sheets, hidden: [] })).toThrow(
      '工作表「数据」第 2 行缺少标题「检测时间」',
    );
  });
});

describe('day and time', () => {
  const heads = ['用户编号', '检测类型', '检测结果', '检测日期', '检测时间'];
  const at = (date: SheetCell, time: SheetCell) =>
    read([sheet('数据', heads, [7, '体温', 36.5, date, time])]);

  it.each<[SheetCell, SheetCell]>([
    [day, 8.5 / 24],
    [day, '8:30'],
    ['2026-03-18', 8.5 / 24],
    ['2026/3/18', '上午8:30'],
    ['2026年3月18日', '8时30分'],
  ])('of two columns %j %j are joined', (date, time) => {
    expect(at(date, time)).toEqual({ lines: ['2 7 36.5 18 08:30'], faults: '', notes: [] });
  });

  it.each<[SheetCell, SheetCell, RegExp]>([
    [day, null, /检测时间只有日期，请补上时间/],
    [null, 8.5 / 24, /检测时间应为 2026-03-18 08:30/],
    [day + 0.25, '8:30', /检测时间应为 2026-03-18 08:30/],
    [{ unsupported: 'merged' }, '8:30', /检测时间在合并的单元格中/],
    ['2026-02-30', '8:30', /检测时间不是存在的日期/],
  ])('of two columns %j %j are refused', (date, time, reason) => {
    expect(at(date, time).faults).toMatch(reason);
  });

  it('are not joined where the time has a day of its own: the other column is named', () => {
    expect(at('2026-03-17', '2026-03-18 08:30')).toEqual({
      lines: ['2 7 36.5 18 08:30'],
      faults: '',
      notes: ['未使用的列：「检测日期」'],
    });
  });

  it('are refused where the day is alone', () => {
    const alone = read([sheet('数据', titles, row.with(4, day), other.with(4, '2026-03-18'))]);
    expect(alone.lines).toEqual([]);
    expect(alone.faults).toBe(
      '共 2 行有误，未导入任何记录。第 2 行：检测时间只有日期，请补上时间；第 3 行：检测时间只有日期，请补上时间',
    );
  });
});

describe('results by type', () => {
  const people: SheetCell[] = [1, 'G20', '王芳', idCard, day];
  const rowsOf = (...rows: SheetCell[][]) => {
    const { rows: read_, notes } = importTable({
      sheets: [sheet('三楼', wide, ...rows)],
      hidden: [],
    });
    return {
      rows: read_.map(({ row: number, label, part, cells }) => [
        number,
        label,
        part,
        cells.checkType,
        cells.checkRes,
      ]),
      notes,
    };
  };

  it('of the morning and the afternoon are two tests', () => {
    expect(
      rowsOf([...people, 36.5, 36.7], [...people, null, 36.8], [...people, null, null]),
    ).toEqual({
      rows: [
        [2, '第 2 行上午体温', '上午', '体温', 36.5],
        [3, '第 2 行下午体温', '下午', '体温', 36.7],
        [4, '第 3 行下午体温', '下午', '体温', 36.8],
        [5, '第 4 行', '', null, null],
      ],
      notes: ['未使用的列：「序号」'],
    });
  });

  it.each<[string, unknown]>([
    ['体温', ['体温', '']],
    ['体温（℃）', ['体温', '']],
    ['腋温', ['体温', '']],
    ['体温（上午）', ['体温', '上午']],
    ['晚间 体温', ['体温', '晚间']],
    ['核酸结果', ['核酸', '']],
    ['核酸检测结果', ['核酸', '']],
  ])('are known by the head %s', (head, expected) => {
    const one = sheet('表', ['用户编号', head, '检测时间'], [7, 36.5, day]);
    const [first] = importTable({ sheets: [one], hidden: [] }).rows;
    expect([first?.cells.checkType, first?.part]).toEqual(expected);
  });

  it('of several types have the time of their row', () => {
    const one = sheet(
      '表',
      ['用户编号', '体温', '核酸', '检测时间'],
      [7, 36.5, '阴', row[4] ?? null],
    );
    expect(read([one]).lines).toEqual(['第 2 行体温 7 36.5 18 08:30', '第 2 行核酸 7 0 18 08:30']);
  });

  it('of a part of the day have no other time', () => {
    const one = sheet('表', ['用户编号', '上午体温', '检测时间'], [7, 36.5, row[4] ?? null]);
    expect(read([one]).faults).toMatch('检测时间应只有日期，该列是上午的结果');
  });

  it('stand beside a column of results: it is read, and they are named', () => {
    const one = sheet('表', [...titles, '体温', '上次结果'], [...row, 36.6, '正常']);
    expect(read([one])).toEqual({
      lines: ['2 7 36.5 18 08:30'],
      faults: '',
      notes: ['未使用的列：「体温」、「上次结果」'],
    });
  });
});

it('skips sums, who has filled it in and heads again, and names them', () => {
  const merged: SheetCell = { unsupported: 'merged', text: '合计' };
  const sums: SheetCell[] = [merged, { unsupported: 'merged' }, null, '2 人'];
  const one = sheet('表', ['登记表'], titles, row, titles, other, sums, [
    '填表人：王芳',
    '审核：李强',
  ]);
  expect(read([one])).toEqual({
    lines: ['3 7 36.5 18 08:30', '5 8 36.6 18 08:30'],
    faults: '',
    notes: ['跳过的行：第 4 行「用户编号」、第 6 行「合计」、第 7 行「填表人:王芳」'],
  });
});

it('names ten columns at most', () => {
  const extra = Array.from({ length: 20 }, (_, index) => `备注${index + 1}`);
  const { notes } = read([sheet('表', [...titles, ...extra], [...row, ...extra])]);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/^未使用的列：「备注1」.*「备注10」 等 20 项$/);
});
