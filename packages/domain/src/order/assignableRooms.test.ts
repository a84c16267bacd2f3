import { RoomStatus } from '@anzhu/api/contract/room';
import type { RoomSpan, TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { expect, it } from 'vitest';
import { assignableRooms } from './assignableRooms.ts';

const time = { now: '2026-03-18 13:20:00', dayStarts: '06:00:00' };
/** The nights of 03-18 and 03-19. */
const order = {
  id: '20311',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
};

const span = (of: Partial<RoomSpan>): RoomSpan => ({
  kind: 'stay',
  from: '2026-03-16 15:00:00',
  to: '2026-03-19 12:00:00',
  label: '陈样本',
  status: null,
  orderId: '7',
  sn: '506-1',
  id: null,
  ...of,
});

const room = (status: RoomStatus, spans: readonly RoomSpan[]): TimelineRoom => ({
  id: '6',
  name: '506',
  type: '11',
  roomTypeName: '豪华大床房',
  floor: 5,
  isIsolation: false,
  isToInspect: false,
  status,
  hotelId: '1',
  spans: [...spans],
});

const { vacant, occupied, awaitingCleaning, reserved } = RoomStatus;

it.each<[string, RoomStatus, RoomSpan[], string, boolean]>([
  ['vacant', vacant, [], '空闲', false],
  ['to be cleaned', awaitingCleaning, [span({ sn: null })], '待打扫', false],
  ['to be inspected', awaitingCleaning, [span({ sn: null })], '待查', false],
  ['with guests who stay', occupied, [span({})], '陈样本 03-19 离店', true],
  [
    'with guests who should have left',
    occupied,
    [span({ to: '2026-03-18 12:00:00' })],
    '陈样本 03-18 离店',
    true,
  ],
  ['with guests who leave before', occupied, [span({ to: '2026-03-18 14:00:00' })], '入住', false],
  [
    'held for the order itself',
    reserved,
    [span({ kind: 'held', sn: null, orderId: '20311' })],
    '预订',
    false,
  ],
  [
    'given to an order that comes on the day of departure',
    vacant,
    [span({ kind: 'held', sn: null, from: '2026-03-20 14:00:00', to: '2026-03-21 12:00:00' })],
    '空闲',
    false,
  ],
  [
    'given to another order',
    vacant,
    [span({ kind: 'held', sn: null, from: '2026-03-19 14:00:00', to: '2026-03-21 12:00:00' })],
    '已排房 陈样本 03-19 至 03-21',
    true,
  ],
  [
    'under repair until the night before',
    vacant,
    [span({ kind: 'blocked', sn: null, from: '2026-03-17 06:00:00', to: '2026-03-18 05:59:59' })],
    '空闲',
    false,
  ],
  [
    'under repair in the second night',
    vacant,
    [
      span({
        kind: 'blocked',
        label: '漏水',
        sn: null,
        from: '2026-03-19 06:00:00',
        to: '2026-03-20 05:59:59',
      }),
    ],
    '维修 漏水 03-19 至 03-20',
    true,
  ],
])('a room %s', (_, status, spans, words, isDisabled) => {
  const isToInspect = words === '待查';
  expect(assignableRooms([{ ...room(status, spans), isToInspect }], order, time)).toEqual([
    { id: '6', name: '506', description: `5 楼 · ${words}`, isDisabled },
  ]);
});

it('vacant rooms come first, those that are taken last', () => {
  const rooms = [
    { ...room(occupied, [span({})]), id: '1' },
    { ...room(awaitingCleaning, []), id: '2' },
    { ...room(vacant, []), id: '3' },
  ];
  expect(assignableRooms(rooms, order, time).map(({ id }) => id)).toEqual(['3', '2', '1']);
});
