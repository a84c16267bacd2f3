import { RoomStatus } from '@anzhu/api/contract/room';
import { addDays } from '@anzhu/api/rules/days';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { now } from '../../fixtures.ts';
import { roomTypes, today } from '../fixtures.ts';
import type {
  Timeline,
  TimelineRoom,
  RoomSpan,
  UnassignedOrder,
  TypeNight,
} from '@anzhu/api/contract/roomTimeline';

export { roomTypes, today };

/** The axis of the stories: a week before today, and eleven weeks after. */
export const from = addDays(today, -7);
export const to = addDays(today, 76);

/** The morning of today. */
export const time = { now, dayStarts: usualDayStart };

/** So many days from today on. */
export const dayAfter = (days: number): string => addDays(today, days);

const arrival = (days: number): string => `${addDays(today, days)} 14:00:00`;
const departure = (days: number): string => `${addDays(today, days)} 12:00:00`;

const nameOf = (type: string): string => roomTypes.find(({ id }) => id === type)?.name ?? '';

/** A stay so many days from today on. */
export function span(
  [begin, end]: [number, number],
  label: string,
  of: Partial<RoomSpan> = {},
): RoomSpan {
  return {
    kind: 'stay',
    from: arrival(begin),
    to: departure(end),
    label,
    status: null,
    orderId: '20311',
    sn: `s ${label}`,
    id: null,
    ...of,
  };
}

const held = (days: [number, number], label: string): RoomSpan =>
  span(days, label, { kind: 'held', sn: null });
const isolation = (days: [number, number], label: string): RoomSpan =>
  span(days, label, { kind: 'isolation', orderId: null });
const outOfOrder = ([begin, end]: [number, number], label: string): RoomSpan =>
  span([begin, end], label, {
    kind: 'blocked',
    from: `${dayAfter(begin)} ${time.dayStarts}`,
    to: `${dayAfter(end)} 05:59:59`,
    orderId: null,
    sn: null,
    id: '31',
  });

export function room(
  name: string,
  spans: RoomSpan[] = [],
  of: Partial<TimelineRoom> = {},
): TimelineRoom {
  return {
    id: name,
    name,
    type: '11',
    roomTypeName: nameOf(of.type ?? '11'),
    floor: Number(name.slice(0, -2)),
    isIsolation: false,
    isToInspect: false,
    status: RoomStatus.vacant,
    hotelId: '1',
    spans,
    ...of,
  };
}

export const order = (
  id: string,
  [begin, end]: [number, number],
  of: Partial<UnassignedOrder> = {},
): UnassignedOrder => ({
  id,
  type: '11',
  label: '金玉珍',
  roomTypeName: nameOf(of.type ?? '11'),
  hotelId: '1',
  from: arrival(begin),
  to: departure(end),
  status: 1,
  groupNo: null,
  ...of,
});

/** What is available of each type: some nights few, one weekend nothing. */
const vacancy: TypeNight[] = roomTypes.flatMap(({ id }, index) =>
  Array.from({ length: 84 }, (_, night) => ({
    type: id,
    night: addDays(from, night),
    available: night % 7 === 3 && index === 0 ? 0 : ((night * 5 + index * 3) % 9) + 1,
  })),
);

const isIsolation = { isIsolation: true };
const twin = { type: '12' };
const suite = { type: '13' };

/** One row of every kind. */
export const everyKind: Timeline = {
  rooms: [
    room('801', [span([-3, 2], '张三'), held([4, 7], '欧阳静怡')]),
    room('802', [span([0, 1], '李四')]),
    room('803', [span([-4, -1], '王五')]),
    room('804', [outOfOrder([1, 4], '卫生间漏水')], twin),
    room('805', [held([0, 3], '赵六'), held([3, 5], '陈晓')], twin),
    room('806', [], twin),
    room('807', [span([-10, 20], '买买提·阿卜杜拉')], suite),
    room('901', [isolation([-6, 8], '周芳')], isIsolation),
    room('902', [isolation([-14, -1], '吴强')], isIsolation),
    room('903', [], isIsolation),
  ],
  unassigned: [
    order('20411', [1, 3]),
    order('20412', [2, 4], { label: '许可' }),
    order('20413', [5, 6], { label: '何平' }),
    order('20414', [0, 2], { type: '12', label: '高远' }),
  ],
  vacancy,
};

const guests = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆', '赵敏', '黄磊'];

/** So many rooms, booked up for so many nights with stays of one to six of them. */
export function manyRooms(count: number, nights = 84): Timeline {
  const rooms = Array.from({ length: count }, (_, index) => {
    const floor = Math.floor(index / 20) + 2;
    const spans: RoomSpan[] = [];
    // Remainders of primes: neighbours differ as in a real hotel.
    let begin = -7 + ((index * 7919) % 5);
    for (let turn = 0; begin < nights - 7; turn += 1) {
      const length = (((index + 3) * (turn + 7) * 31) % 6) + 1;
      const name = guests[(index * 3 + turn) % guests.length] ?? '';
      const days: [number, number] = [begin, begin + length];
      if (begin + length < 0) spans.push(span(days, name, { sn: null }));
      else spans.push(begin <= 0 ? span(days, name) : held(days, name));
      begin += length + ((index + turn) % 3);
    }
    return room(`${floor}${String((index % 20) + 1).padStart(2, '0')}`, spans, {
      type: roomTypes[index % 3]?.id ?? null,
    });
  });
  return { rooms, unassigned: everyKind.unassigned, vacancy };
}
