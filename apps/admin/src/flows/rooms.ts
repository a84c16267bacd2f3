import { availability } from '@anzhu/api/contract/availability';
import { getBill } from '@anzhu/api/contract/bill';
import type { BookingScope } from '@anzhu/api/contract/guarantee';
import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { healthTestPage, untestedPeople } from '@anzhu/api/contract/healthTest';
import {
  assignCleaner,
  cleanRooms,
  inspectRooms,
  serviceRooms,
} from '@anzhu/api/contract/housekeeping';
import { getIsolation, isolationPage } from '@anzhu/api/contract/isolation';
import { getOrder, orderPage, type Order } from '@anzhu/api/contract/order';
import {
  addRoom,
  addRooms,
  deleteRoom,
  getRoom,
  isArchived,
  listFloors,
  listRooms,
  modifyRoom,
  RoomStatus,
  type Room,
} from '@anzhu/api/contract/room';
import {
  archiveRoom,
  endOutOfOrder,
  restoreRoom,
  setOutOfOrder,
} from '@anzhu/api/contract/outOfOrder';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import {
  changeRoom,
  checkIn,
  quoteCheckIn,
  checkOut,
  cleanRoom,
  isolationCheckOut,
  listGuests,
  modifyGuests,
  roomIsolationPerson,
} from '@anzhu/api/contract/stay';
import { changeStay, quoteStay, undoStay } from '@anzhu/api/contract/stayChange';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { today } from '@anzhu/api/contract/today';
import { deleted } from '@anzhu/api/rules/messages';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { roomFilter, type RoomFilterValue } from '@anzhu/domain/room';
import type { ChangeQuoteState, QuotedStay } from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';

/** An order that waits for its check-in. */
const isWaiting = (order: Order | undefined): order is Order =>
  order !== undefined && orderAllows('checkIn', order).isAllowed;

/**
 * The rooms of a hotel. With an order that waits for its check-in these are the rooms it may have: the
 * one held for it, and the vacant ones of its type.
 */
export function useRooms(hotelId: Id | null, filter: RoomFilterValue, order: Order | undefined) {
  const { orderId, ...own } = roomFilter.input(filter);
  const isForOrder = isWaiting(order) && orderId !== undefined;
  const wanted = isForOrder
    ? { ...own, ...(order.roomType !== null && { type: order.roomType }), isIsolation: false }
    : { ...own, ...(orderId !== undefined && { orderId }) };
  const query = hotelId === null ? null : { ...wanted, hotelId };
  const reading = useCall(listRooms, query, { keepPreviousData: true });
  const mayHave = (room: Room): boolean =>
    room.status === RoomStatus.vacant || (isForOrder && room.orderId === order.id);
  // One that was taken out of use meanwhile leaves the board.
  const isShown = (room: Room): boolean =>
    isArchived(room) === (filter.isArchived === true) && (!isForOrder || mayHave(room));
  return { ...reading, query, rooms: reading.data?.filter(isShown) };
}

/** Every room of a hotel, whatever the board is narrowed to. */
export const useAllRooms = (hotelId: Id) => useCall(listRooms, { hotelId });

/** The floors of a hotel. */
export const useFloors = (hotelId: Id | null) =>
  useCall(listFloors, hotelId === null ? null : { hotelId }).data;

/** What a room's type and bed offer; without an id nothing is read. */
export const useRoom = (id: Id | null) => useCall(getRoom, id === null ? null : { id });

/** The order that a check-in is for; without an id nothing is read. */
export const useOrder = (id: Id | null) => useCall(getOrder, id === null ? null : { id });

/** What a check-in of these dates would cost; without dates nothing is read. */
export const useCheckInQuote = (id: Id, orderId: Id | null, stay: QuotedStay | null) =>
  useCall(quoteCheckIn, stay && { id, ...(orderId !== null && { orderId }), ...stay });

/** Every vacant room of one nature of a hotel. */
export const useVacantRooms = (hotelId: Id | null, isIsolation: boolean) =>
  useCall(listRooms, hotelId === null ? null : { hotelId, isIsolation, status: RoomStatus.vacant });

/** What a changed stay of guests would cost; without a change nothing is read. */
export function useStayQuote(
  { id, sn, isIsolation }: Pick<Room, 'id' | 'sn' | 'isIsolation'>,
  changed:
    | { leaveTime: string; scope?: BookingScope }
    | { newRoomId: Id }
    | { isUndo: true }
    | null,
) {
  const reading = useCall(
    quoteStay,
    changed === null || sn === null || isIsolation ? null : { roomId: id, sn, ...changed },
  );
  const { data, error, isLoading, retry } = reading;
  const state: ChangeQuoteState = {
    quote: error ? undefined : data,
    isLoading: isLoading && error === undefined,
    refusal: error?.message ?? null,
  };
  return { state, retry };
}

/** The guests of the room; loaded only when it is occupied. */
export function useGuests(room: Pick<Room, 'id' | 'sn' | 'isIsolation'> | null) {
  const { sn } = room ?? {};
  return useCall(listGuests, room && sn && !room.isIsolation ? { roomId: room.id, sn } : null);
}

/** The isolation person of a room. */
export const useIsolationPerson = (room: Room | null) =>
  useCall(roomIsolationPerson, room?.isIsolation ? { id: room.id } : null);

const board = [listRooms, getRoom, currentRoomTypes, roomTimeline];
const boardAndNights = [...board, availability];
const boardAndFloors = [...board, listFloors];
const boardFloorsAndNights = [...boardAndFloors, availability];
const boardAndPeople = [...board, isolationPage, getIsolation, personTimeline];
const boardPeopleAndTests = [
  ...boardAndPeople,
  roomIsolationPerson,
  healthTestPage,
  untestedPeople,
  today,
];
export const boardAndOrders = [...board, getOrder, getBill, orderPage, listGuests];
const boardAndEverybody = [...boardAndPeople, ...boardAndOrders];

/** Names what was not done with some of many rooms; of one alone that is the refusal. */
function nameSkipped(done: string, { ids, skipped }: DataOf<typeof cleanRooms>): void {
  const refused = skipped.map(({ name, reason }) => `${name}：${reason}`).join('；');
  if (ids.length === 0 && skipped.length === 1) throw new Error(skipped[0]?.reason);
  if (skipped.length > 0) toast.warning(`${done} ${ids.length} 间；${refused}`);
  else toast.success(`${done} ${ids.length} 间`);
}

const idsOf = (rooms: readonly Room[]): Id[] => rooms.map(({ id }) => id);

/** What can be done with a room; the board is read again afterwards. */
export function useRoomActions() {
  const cleanMany = useAction(cleanRooms, { refresh: board });
  const inspect = useAction(inspectRooms, { refresh: board });
  const service = useAction(serviceRooms, { refresh: board });
  return {
    add: useAction(addRoom, { refresh: boardAndFloors }),
    addMany: useAction(addRooms, { refresh: boardAndFloors }),
    modify: useAction(modifyRoom, { refresh: boardAndFloors }),
    checkIn: useAction(checkIn, { refresh: boardAndOrders }),
    checkOut: useAction(checkOut, { refresh: boardAndOrders }),
    clean: useAction(cleanRoom, { refresh: board, success: '房间已成功打扫!' }),
    cleanMany: async (rooms: readonly Room[]) =>
      nameSkipped('已打扫', await cleanMany({ ids: idsOf(rooms) })),
    inspect: async (rooms: readonly Room[], isPassed: boolean) =>
      nameSkipped(isPassed ? '检查通过' : '返工', await inspect({ ids: idsOf(rooms), isPassed })),
    service: async (rooms: readonly Room[]) =>
      nameSkipped('已打扫', await service({ ids: idsOf(rooms) })),
    assignCleaner: useAction(assignCleaner, { refresh: board }),
    change: useAction(changeRoom, { refresh: boardAndEverybody }),
    changeStay: useAction(changeStay, { refresh: boardAndEverybody }),
    undo: useAction(undoStay, { refresh: boardAndOrders }),
    exitIsolation: useAction(isolationCheckOut, { refresh: boardPeopleAndTests }),
    setOutOfOrder: useAction(setOutOfOrder, { refresh: boardAndNights }),
    endOutOfOrder: useAction(endOutOfOrder, { refresh: boardAndNights }),
    archive: useAction(archiveRoom, { refresh: boardFloorsAndNights }),
    restore: useAction(restoreRoom, { refresh: boardFloorsAndNights, success: '已恢复使用' }),
    remove: useAction(deleteRoom, { refresh: boardFloorsAndNights, success: deleted }),
    modifyGuests: useAction(modifyGuests, { refresh: boardAndOrders }),
  };
}
