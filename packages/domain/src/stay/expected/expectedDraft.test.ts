import { expect, it } from 'vitest';
import { maleId, zhejiangId } from '../guest/fixtures.ts';
import { readGuests } from '../group/readGuests.ts';
import { distribute } from '../group/groupDraft.ts';
import { checkExpected, expectedDraft, expectedRefusal, expectedRows } from './expectedDraft.ts';

const room = (orderId: string, maxLoad = 2) => ({
  orderId,
  roomTypeName: '双床房',
  roomName: null,
  maxLoad,
  guests: [],
});
const rooms = [room('1', 1), room('2')];
const empty = expectedDraft(rooms);
const pasted = (list: string) => ({
  ...empty,
  guests: distribute(readGuests(list).guests, [], rooms),
});
const today = '2026-03-18';

it('sends the list of each room, also an empty one, with no more than was filled in', () => {
  expect(checkExpected(pasted(`林示例 ${maleId} 13800001234`), today).values).toEqual({
    rooms: [
      {
        orderId: '1',
        guests: [
          { name: '林示例', documentKind: 0, idcard: maleId, number: '13800001234', sex: 1 },
        ],
      },
      { orderId: '2', guests: [] },
    ],
  });
  expect(checkExpected(pasted('林示例\n张三'), today).values?.rooms[1]?.guests).toEqual([
    { name: '张三', documentKind: 0 },
  ]);
});

it('names who is too many, who has the number of another, and who has no name, at their rows', () => {
  const full = pasted('甲\n乙\n丙\n丁');
  expect(checkExpected(full, today).errors).toEqual({ 'guests.3.orderId': '请选择房间' });
  const crowded = { ...full, guests: full.guests.map((one) => ({ ...one, orderId: '1' })) };
  expect(Object.keys(checkExpected(crowded, today).errors ?? {})).toEqual([
    'guests.1.orderId',
    'guests.2.orderId',
    'guests.3.orderId',
  ]);
  expect(checkExpected(pasted(`甲 ${zhejiangId}\n乙 ${zhejiangId}`), today).errors).toEqual({
    'guests.1.idcard': '与第 1 位入住人相同',
  });
});

it('shows a refusal at the row of its guest, and that of an order as a whole', () => {
  const draft = pasted('甲\n乙\n丙');
  const refused = {
    message: '不行',
    fields: { 'rooms.1.guests.1.idcard': '重复', 'rooms.0.orderId': '订单已关闭' },
  };
  expect(expectedRefusal(refused, draft).fields).toEqual({
    'guests.2.idcard': '重复',
    'rooms.0.orderId': '订单已关闭',
  });
});

it('begins a check-in with what is known, and an unknown document as a resident ID', () => {
  const guests = [
    { name: '林示例' },
    { name: '陈样例', idcard: maleId },
    { name: 'Anna', documentKind: 2 as const, idcard: 'E0000001' },
  ];
  expect(expectedRows([{ ...room('1'), guests }])).toMatchObject([
    { orderId: '1', name: '林示例', documentKind: 0, idcard: '', number: '', sex: null },
    { name: '陈样例', documentKind: 0, idcard: maleId, sex: 1 },
    { orderId: '1', name: 'Anna', documentKind: 2, idcard: 'E0000001' },
  ]);
});
