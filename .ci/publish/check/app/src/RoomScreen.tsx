import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { Rooms } from './readme/Rooms.tsx';

const { vacant, reserved, occupied, awaitingCleaning } = RoomStatus;
const statuses = [vacant, occupied, reserved, awaitingCleaning, occupied];

const rooms = Array.from({ length: 40 }, (_, index): Room => {
  const floor = 8 + Math.floor(index / 10);
  const status = statuses[index % statuses.length] ?? vacant;
  const isTaken = status === occupied || status === reserved;
  return {
    id: String(index + 1),
    name: `${floor}${String((index % 10) + 1).padStart(2, '0')}`,
    type: '11',
    roomTypeName: index % 4 === 0 ? '标准双床房' : '豪华大床房',
    floor,
    direction: '朝南',
    isIsolation: floor === 10,
    status,
    sn: status === occupied ? `s${index}` : null,
    hotelId: '1',
    orderId: isTaken ? String(20_000 + index) : null,
    estimatedCheckOut: isTaken ? `2026-03-${17 + (index % 5)} 12:00:00` : null,
    guest: isTaken ? '林示例' : null,
    arriveTime: status === reserved ? '2026-03-18 14:00:00' : null,
    checkedInTime: null,
    leaveTime: null,
    isToInspect: false,
    cleanedDay: null,
    cleaner: null,
    blocked: null,
  };
});

/** Four floors of a hotel. */
export const RoomScreen = () => <Rooms rooms={rooms} />;
