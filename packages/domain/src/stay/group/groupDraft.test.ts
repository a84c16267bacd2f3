import { expect, it } from 'vitest';
import { Code } from '@anzhu/api/contract/envelope';
import { femaleId, maleId, unbornId, zhejiangId } from '../guest/fixtures.ts';
import { PayMethod } from '@anzhu/api/contract/bill';
import { firstDeposit } from '../checkIn/deposit.ts';
import { vacantRoom } from '../checkIn/fixtures.ts';
import {
  checkGroup,
  distribute,
  groupRefusal,
  keepRooms,
  type GroupDraft,
  type GroupGuest,
} from './groupDraft.ts';
import { readGuests } from './readGuests.ts';

const room = (id: string) => ({ ...vacantRoom, id, name: `8${id}` });

/** Two orders for two guests each; the first has a room of its own. */
const arrivals = [
  { orderId: '1', roomId: '10', maxLoad: 2, rooms: [room('10'), room('11')] },
  { orderId: '2', roomId: '11', maxLoad: 2, rooms: [room('11'), room('12')] },
];
const rooms = keepRooms([], arrivals);

const list = `林示例 ${maleId} 13800001234\n陈样例 ${femaleId}\n张三 ${zhejiangId} 13900005678`;
const guests = distribute(readGuests(list).guests, [], arrivals);
const draft: GroupDraft = { rooms, guests, pasted: '', ...firstDeposit };

const errorsOf = (changed: Partial<GroupDraft>) =>
  checkGroup({ ...draft, ...changed }, arrivals, '2026-03-18').errors;
const withGuest = (place: number, part: Partial<GroupGuest>): readonly GroupGuest[] =>
  guests.map((guest, index) => (index === place ? { ...guest, ...part } : guest));

it('begins with the proposed rooms, keeps chosen ones, and replaces those that are gone', () => {
  expect(rooms).toEqual([
    { orderId: '1', roomId: '10' },
    { orderId: '2', roomId: '11' },
  ]);
  const chosen = [
    { orderId: '1', roomId: '11' },
    { orderId: '2', roomId: '99' },
  ];
  expect(keepRooms(chosen, arrivals)).toEqual([
    { orderId: '1', roomId: '11' },
    { orderId: '2', roomId: '12' },
  ]);
});

it('fills one room after the other, and has no place for who is too many', () => {
  expect(guests.map(({ orderId }) => orderId)).toEqual(['1', '1', '2']);
  const more = distribute(readGuests('甲 E000001\n乙 E000002').guests, guests, arrivals);
  expect(more.map(({ orderId }) => orderId)).toEqual(['2', null]);
});

it('sends the deposit of each room with its way, and asks for it', () => {
  const withWay = { ...draft, depositMethod: PayMethod.wechat };
  expect(checkGroup(withWay, arrivals, '2026-03-18', 300).values).toMatchObject({
    deposit: 300,
    depositMethod: PayMethod.wechat,
  });
  expect(checkGroup(draft, arrivals, '2026-03-18', 300).errors).toEqual({
    depositMethod: '请选择押金的支付方式',
  });
  expect(checkGroup(draft, arrivals, '2026-03-18', 0).values).not.toHaveProperty('deposit');
});

it('sends the rooms that have guests', () => {
  expect(checkGroup(draft, arrivals, '2026-03-18').values?.rooms).toMatchObject([
    { id: '10', orderId: '1', checkInfoList: [{ name: '林示例' }, { name: '陈样例' }] },
    { id: '11', orderId: '2', checkInfoList: [{ name: '张三' }] },
  ]);
  const onlyFirst = { ...draft, guests: guests.slice(0, 2) };
  expect(checkGroup(onlyFirst, arrivals, '2026-03-18').values?.rooms).toHaveLength(1);
});

it.each<[string, Partial<GroupDraft>, Record<string, string>]>([
  ['nobody', { guests: [] }, { pasted: '请添加入住人！' }],
  [
    'a wrong number',
    { guests: withGuest(1, { idcard: '990101199206150024' }) },
    { 'guests.1.idcard': '身份证号不正确' },
  ],
  [
    'who is not born yet',
    { guests: withGuest(1, { idcard: unbornId }) },
    { 'guests.1.idcard': '身份证号的出生日期晚于今天' },
  ],
  [
    'the same number',
    { guests: withGuest(2, { idcard: maleId }) },
    { 'guests.2.idcard': '与第 1 位入住人相同' },
  ],
  ['no room', { guests: withGuest(2, { orderId: null }) }, { 'guests.2.orderId': '请选择房间' }],
  [
    'a room that is full',
    { guests: withGuest(2, { orderId: '1' }) },
    { 'guests.2.orderId': '入住人 3 位，最多入住 2 位' },
  ],
  [
    'a room without a phone',
    { guests: withGuest(2, { number: '' }) },
    { 'guests.2.number': '手机号不能为空' },
  ],
  [
    'a room that is not chosen',
    { rooms: rooms.map((one) => ({ ...one, roomId: one.orderId === '2' ? null : one.roomId })) },
    { 'rooms.1.roomId': '房间不能为空' },
  ],
  [
    'one room twice',
    { rooms: rooms.map((one) => ({ ...one, roomId: '11' })) },
    { 'rooms.1.roomId': '与前面的订单是同一间房' },
  ],
])('refuses %s', (_, changed, errors) => {
  expect(errorsOf(changed)).toEqual(errors);
});

it('places what the call refuses at the rows it was sent from', () => {
  const refusal = {
    message: '房间第 1 项：房间状态为「入住」，不能办理入住',
    code: Code.conflict,
    fields: {
      'rooms.0.id': '房间状态为「入住」，不能办理入住',
      'rooms.0.checkInfoList.0.idcard': '证件号码已在其他房间入住，尚未退房',
    },
  };
  // The first order has no guests: it was not sent.
  const second = { ...draft, guests: guests.slice(2) };
  expect(groupRefusal(refusal, second)).toMatchObject({
    code: Code.conflict,
    fields: {
      'rooms.1.roomId': '房间状态为「入住」，不能办理入住',
      'guests.0.idcard': '证件号码已在其他房间入住，尚未退房',
    },
  });
});
