import { nightsOf } from '@anzhu/api/rules/availability';
import { tooManyGuests } from '@anzhu/api/rules/bedCapacity';
import { dayOf } from '@anzhu/api/rules/days';
import { dayUseIsFixed } from '@anzhu/api/rules/dayUse';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { readFullNights, StayToSell } from '../availability/index.ts';
import { orderFor, type OrderRow, periodOf } from '../order/index.ts';
import { priceStay, type OrderPrice } from '../pricing/index.ts';
import { countGuests, type RoomRow } from '../room/index.ts';
import { readGroupRooms } from './groupRooms.ts';
import { openStayIn, type OpenStay } from './stay.ts';

/** What a change of a stay would be: the same for the quote and the change. */
export interface ChangePlan {
  order: OrderRow;
  leaveTime: LocalTime;
  nights: number;
  price: OrderPrice;
  /** Nights that are to be sold in rooms of `roomTypeId`. */
  sold: Parameters<typeof readFullNights>[1];
}

interface Wanted {
  leaveTime?: LocalTime | undefined;
  /** The first day on which they may leave. @default today */
  firstDay?: string | undefined;
  /** The room that they move to. */
  to?: RoomRow | undefined;
  session: Session;
  time: HotelTime;
}

/** Plans a longer or shorter stay of guests, or their move to another room (spec: rooms and stays). */
export async function planChange(
  db: Db,
  stay: OpenStay,
  { leaveTime, firstDay, to, session, time }: Wanted,
): Promise<ChangePlan> {
  const order = await orderFor(db, String(stay.order_id), session);
  // Before any night is priced: there could be millions.
  if (leaveTime !== undefined) checkLeaveTime(leaveTime, order, { firstDay, time });
  const roomTypeId = to?.room_type_id ?? order.room_type_id;
  const present = periodOf(order);
  const isOther = roomTypeId !== order.room_type_id;
  if (present.isDayUse && (isOther || leaveTime !== undefined)) throw conflict(dayUseIsFixed);
  const period = { ...present, estimatedCheckOut: leaveTime ?? present.estimatedCheckOut };
  const current = nightsOf(present, time.dayStarts);
  const wanted = nightsOf(period, time.dayStarts);
  const tonight = hotelToday(time);
  const moved = new Set(isOther ? wanted.filter((night) => night >= tonight) : []);
  const price = await priceStay(db, {
    type: { hotelId: order.hotel_id, roomTypeId },
    order,
    period,
    time,
    moved,
    path: leaveTime === undefined ? 'newRoomId' : 'leaveTime',
  });
  return {
    order,
    leaveTime: period.estimatedCheckOut,
    nights: wanted.length,
    price,
    sold: {
      hotelId: order.hotel_id,
      roomTypeId,
      nights: isOther ? [...moved] : wanted.filter((night) => !current.includes(night)),
      time,
      exceptOrderIds: [order.id],
    },
  };
}

/** Refuses a departure before today or before the arrival, and a stay that is too long. */
function checkLeaveTime(
  leaveTime: LocalTime,
  order: OrderRow,
  { firstDay, time }: Pick<Wanted, 'firstDay' | 'time'>,
): void {
  if (dayOf(leaveTime) < (firstDay ?? dayOf(time.now)))
    throw invalid('leaveTime', '离店时间不能早于今天');
  const period = { estimatedCheckIn: order.arrive_time, estimatedCheckOut: leaveTime };
  const { estimatedCheckOut } = stayPeriodErrors(period, time);
  if (estimatedCheckOut !== undefined) throw invalid('leaveTime', estimatedCheckOut);
}

/** A stay that is changed: its plan, and the rooms of its order. */
export interface PlannedStay {
  plan: ChangePlan;
  rooms: { room: RoomRow; stay: OpenStay }[];
}

interface ChangedStays {
  input: Pick<CallInput<'quoteStay'>, 'leaveTime' | 'scope'>;
  room: RoomRow;
  stay: OpenStay;
  session: Session;
  time: HotelTime;
}

/** Plans another departure of the guests of a room, or of all rooms of its group that guests are in; its own first. */
export async function planStays(
  db: Db,
  { input: { leaveTime, scope }, room, stay, session, time }: ChangedStays,
): Promise<[PlannedStay, ...PlannedStay[]]> {
  const plan = await planChange(db, stay, { leaveTime, session, time });
  const own: PlannedStay = { plan, rooms: [{ room, stay }] };
  if (scope !== 'group' || plan.order.group_no === '') return [own];
  const stays = new Map([[plan.order.id, own]]);
  for (const other of await readGroupRooms(db, plan.order)) {
    if (other.id === room.id) continue;
    const of = await openStayIn(db, other, other.sn ?? '');
    const orderId = of.order_id ?? 0;
    const planned = stays.get(orderId) ?? {
      plan: await planChange(db, of, { leaveTime, session, time }),
      rooms: [],
    };
    planned.rooms.push({ room: other, stay: of });
    stays.set(orderId, planned);
  }
  return [own, ...[...stays.values()].filter((planned) => planned !== own)];
}

/** What planned stays sell. */
export const soldBy = ({ plan: { order, sold, price } }: PlannedStay): StayToSell => ({
  hotelId: sold.hotelId,
  roomTypeId: sold.roomTypeId,
  orderId: order.id,
  nights: price.wanted,
  added: sold.nights,
});

/** Refuses a room that those in another one cannot move to: of another hotel or nature, or for fewer guests. */
export async function checkTarget(db: Db, from: RoomRow, to: RoomRow): Promise<void> {
  if (from.hotel_id !== to.hotel_id) throw invalid('newRoomId', '新房间应在同一酒店');
  if (to.is_isolation !== from.is_isolation) {
    throw invalid('newRoomId', from.is_isolation === 1 ? '新房间应为隔离房' : '新房间应为普通房');
  }
  const tooMany = tooManyGuests(await countGuests(db, from.id), to.max_load);
  if (tooMany !== null) throw invalid('newRoomId', `房间 ${to.name} 不够住：${tooMany}`);
}
