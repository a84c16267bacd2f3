import { describe, expect, it } from 'vitest';
import { addRooms, maxNewRooms } from '../contract/room.ts';
import { describeRoomNumbers, parseFloors, parseRoomEnds, planRooms } from './roomNumbers.ts';

describe('floors', () => {
  it.each([
    ['2-4', [2, 3, 4]],
    ['2,4,6-8', [2, 4, 6, 7, 8]],
    ['2，4、6－8', [2, 4, 6, 7, 8]],
    [' 2 - 4 6 ', [2, 3, 4, 6]],
    ['２至４', [2, 3, 4]],
    ['3,2-4', [3, 2, 4]],
    ['12~12', [12]],
    ['200', [200]],
  ])('%s', (text, floors) => {
    expect(parseFloors(text)).toEqual({ values: floors });
  });

  it.each([
    ['', '请输入楼层，如 2-8 或 2,4,6-8'],
    [' , ', '请输入楼层，如 2-8 或 2,4,6-8'],
    ['8-2', '楼层「8-2」应由小到大'],
    ['0-3', '楼层「0-3」应在 1 到 200 之间'],
    ['201', '楼层「201」应在 1 到 200 之间'],
    ['2-', '楼层「2-」不是数字或范围，如 2-8 或 2,4,6-8'],
    ['-1', '楼层「-1」不是数字或范围，如 2-8 或 2,4,6-8'],
    ['2-4-6', '楼层「2-4-6」不是数字或范围，如 2-8 或 2,4,6-8'],
    ['1-99999', '楼层「1-99999」不是数字或范围，如 2-8 或 2,4,6-8'],
    ['二楼', '楼层「二楼」不是数字或范围，如 2-8 或 2,4,6-8'],
  ])('%j is refused', (text, error) => {
    expect(parseFloors(text)).toEqual({ error });
  });
});

describe('rooms of a floor', () => {
  it.each([
    ['01-03', ['01', '02', '03']],
    ['1-3', ['01', '02', '03']],
    ['08-11', ['08', '09', '10', '11']],
    ['001-002', ['001', '002']],
    ['98-101', ['98', '99', '100', '101']],
    ['01-03,05', ['01', '02', '03', '05']],
    ['1,01', ['01']],
  ])('%s', (text, ends) => {
    expect(parseRoomEnds(text)).toEqual({ values: ends });
  });

  it.each([
    ['', '请输入每层房号，如 01-16 或 01-03,05'],
    ['0-5', '每层房号「0-5」应在 1 到 999 之间'],
    ['A1', '每层房号「A1」不是数字或范围，如 01-16 或 01-03,05'],
  ])('%j is refused', (text, error) => {
    expect(parseRoomEnds(text)).toEqual({ error });
  });
});

describe('a plan', () => {
  it('names the rooms floor by floor and leaves out those that exist', () => {
    const { plan } = planRooms({ floors: '12,2', ends: '01-02' }, new Set(['202', '303']));
    expect(plan).toEqual({
      floors: [
        {
          floor: 2,
          rooms: [
            { name: '201', floor: 2, isTaken: false },
            { name: '202', floor: 2, isTaken: true },
          ],
        },
        {
          floor: 12,
          rooms: [
            { name: '1201', floor: 12, isTaken: false },
            { name: '1202', floor: 12, isTaken: false },
          ],
        },
      ],
      added: [
        { name: '201', floor: 2 },
        { name: '1201', floor: 12 },
        { name: '1202', floor: 12 },
      ],
      takenCount: 1,
    });
  });

  it('is refused with the reason at the text that it comes from', () => {
    const errorsOf = (floors: string, ends: string) =>
      planRooms({ floors, ends }, new Set()).errors;
    expect(errorsOf('', 'x')).toEqual({
      floors: '请输入楼层，如 2-8 或 2,4,6-8',
      ends: '每层房号「x」不是数字或范围，如 01-16 或 01-03,05',
    });
    expect(errorsOf('1,11', '01,101')).toEqual({ ends: '房间号 1101 在两个楼层重复' });
    expect(errorsOf('1-200', '1-999')).toEqual({ ends: '一次最多新增 500 间，现为 199800 间' });
    expect(errorsOf('1-25', '1-20')).toBeUndefined();
  });

  it('always makes what the call takes', () => {
    const { plan } = planRooms({ floors: '176-200', ends: '980-999' }, new Set());
    expect(plan?.added).toHaveLength(maxNewRooms);
    const form = { type: '1', direction: '', isIsolation: 0 };
    expect(addRooms.input.safeParse({ ...form, rooms: plan?.added }).success).toBe(true);
  });
});

it.each([
  [['201'], '201'],
  [['203', '201', '202'], '201-203'],
  [['1201', '301', '202', '201', '1202'], '201-202、301、1201-1202'],
  [['B1', 'B2', '99', '100'], '99、B1、B2、100'],
  [Array.from({ length: 14 }, (_, place) => `${place + 10}1`), /^101、111、.*211 等 14 间$/],
])('%j in words', (names, words) => {
  expect(describeRoomNumbers(names)).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

it('are all named where they are wanted', () => {
  const names = Array.from({ length: 14 }, (_, place) => `${place + 10}1`);
  expect(describeRoomNumbers(names, { isComplete: true })).toBe(names.join('、'));
});
