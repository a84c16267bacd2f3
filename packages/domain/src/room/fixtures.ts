import { RoomStatus, type Room, type RoomDetail } from '@anzhu/api/contract/room';

export { today } from '../fixtures.ts';

/** A vacant room to the south, with these fields instead. */
export function room(of: Partial<Room> = {}): Room {
  return {
    id: '801',
    name: '801',
    type: '11',
    roomTypeName: '豪华大床房',
    floor: 8,
    direction: '朝南',
    isIsolation: false,
    status: RoomStatus.vacant,
    sn: null,
    hotelId: '1',
    orderId: null,
    estimatedCheckOut: null,
    guest: null,
    arriveTime: null,
    checkedInTime: null,
    leaveTime: null,
    isToInspect: false,
    cleanedDay: null,
    cleaner: null,
    blocked: null,
    ...of,
  };
}

export const roomTypes = [
  { id: '11', name: '豪华大床房' },
  { id: '12', name: '标准双床房' },
  { id: '13', name: '家庭套房' },
];

const { reserved, tentative, awaitingCleaning } = RoomStatus;
const isolation = { floor: 9, isIsolation: true };
const doubleRoom = { type: '12', roomTypeName: '标准双床房' };

const occupied = (id: string, name: string, estimatedCheckOut: string, of: Partial<Room>): Room =>
  room({ id, name, status: RoomStatus.occupied, sn: `s${id}`, estimatedCheckOut, ...of });
const held = (id: string, name: string, estimatedCheckOut: string, of: Partial<Room>): Room =>
  room({ id, name, estimatedCheckOut, ...of });

/** One room of every kind that a card can show. */
export const everyKind: Room[] = [
  room({ id: '1', name: '801' }),
  occupied('2', '802', '2026-03-20 12:00:00', { orderId: '20311', guest: '林示例' }),
  occupied('3', '803', '2026-03-18 12:00:00', { orderId: '20312', guest: '陈样本' }),
  occupied('4', '804', '2026-03-17 12:00:00', {
    ...doubleRoom,
    orderId: '20288',
    guest: '欧阳示例',
  }),
  held('5', '805', '2026-03-21 12:00:00', {
    status: reserved,
    orderId: '20318',
    guest: '周示例',
    arriveTime: '2026-03-18 14:00:00',
    checkedInTime: null,
  }),
  held('6', '806', '2026-03-19 12:00:00', { status: tentative, orderId: '20320' }),
  room({ id: '7', name: '807', ...doubleRoom, status: awaitingCleaning }),
  room({ id: '8', name: '901', ...isolation }),
  occupied('9', '902', '2026-03-28 12:00:00', isolation),
  occupied('10', '903', '2026-03-18 12:00:00', isolation),
  occupied('11', '904', '2026-03-16 12:00:00', isolation),
  room({ id: '12', name: '905', ...isolation, status: awaitingCleaning }),
  room({
    id: '13',
    name: 'A-1012',
    floor: 10,
    type: '13',
    roomTypeName: '江景行政豪华家庭亲子套房',
    direction: '东南朝江',
  }),
];

/** `count` rooms, twenty to a floor, cycling through all kinds. */
export function manyRooms(count: number): Room[] {
  const kinds = everyKind.slice(0, 12);
  return Array.from({ length: count }, (_, index) => {
    const floor = Math.floor(index / 20) + 2;
    const isIsolation = floor % 10 === 9;
    const fitting = kinds.filter((kind) => kind.isIsolation === isIsolation);
    // Remainders of primes: neighbours differ as in a real hotel.
    const kind = fitting[((index * 7919) % 101) % fitting.length] ?? room();
    const position = (index % 20) + 1;
    return {
      ...kind,
      id: String(index + 1),
      floor,
      name: `${floor}${String(position).padStart(2, '0')}`,
    };
  });
}

/** The detail of a room, with these fields instead. */
export function roomDetail(of: Partial<RoomDetail> = {}): RoomDetail {
  return {
    ...room(),
    rtName: '豪华大床房',
    bed: 1,
    maxLoad: 2,
    guests: 0,
    haveWindow: true,
    network: true,
    haveBreakfast: false,
    fee: 468,
    isolationFee: 320,
    bedName: '大床',
    specification: '1.8 × 2.0 米',
    bedMaxLoad: 2,
    hardness: 2,
    ...of,
  };
}
