import type { Id } from '../../../contract/codecs.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import type { StoredGuest } from '../../../contract/guest.ts';
import { IsolationStatus } from '../../../contract/isolation.ts';
import { LogType } from '../../../contract/log.ts';
import { OrderStatus, type Order } from '../../../contract/order.ts';
import { Role } from '../../../contract/role.ts';
import { RoomStatus, type Room } from '../../../contract/room.ts';
import {
  changeRoom,
  checkIn,
  quoteCheckIn,
  checkOut,
  cleanRoom,
  isolationCheckOut,
  isolationExitLabel,
  listGuests,
  modifyGuests,
  roomIsolationPerson,
} from '../../../contract/stay.ts';
import { orderAllows, orderTransitions } from '../../../rules/orderTransitions.ts';
import {
  heldMessage,
  isHeldForAnother,
  roomActionLabel,
  roomCan,
  type RoomAction,
} from '../../../rules/roomTransitions.ts';
import { checkInErrors } from '../../../rules/stayDates.ts';
import { hotelTime, now } from '../../fixtures/hotel.ts';
import {
  changeRoom as updateRoom,
  emptyRoom,
  findOrder,
  type HotelState,
} from '../../hotelState.ts';
import { writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId } from '../../records.ts';
import { findOwnRoom, handlerOn, type Session } from '../../session.ts';
import { addWalkIn, checkRoomLeft, quoteStay } from './walkIn.ts';

const { vacant, occupied, awaitingCleaning } = RoomStatus;

type CheckIn = InputOf<typeof checkIn>;

const storedGuests = (guests: CheckIn['checkInfoList']): StoredGuest[] =>
  guests.map(({ idcard, number, name, sex, documentKind }) => ({
    personIdcard: idcard,
    personNumber: number,
    personName: name,
    personSex: sex,
    documentKind,
  }));

/** The order that is to be checked in; null for guests without one. */
function orderFor(
  state: HotelState,
  room: Room,
  { orderId }: Pick<CheckIn, 'orderId'>,
): Order | null {
  if (orderId === undefined) return null;
  const order = findOrder(state, orderId);
  if (order.hotelId !== room.hotelId) {
    refuseField('orderId', `订单号不属于该酒店：订单在「${order.hotelName}」`);
  }
  const { reason } = orderAllows('checkIn', order.status);
  if (reason !== undefined) refuse(Code.conflict, reason);
  if (order.roomType !== room.type) {
    refuseField('orderId', `订单号的房型为「${order.roomTypeName}」，与房间不符`);
  }
  return order;
}

/** Ends a stay; the last room of an order completes it. */
function endStay(state: HotelState, room: Room): Order | undefined {
  const { sn, orderId } = room;
  if (sn) state.guests.delete(sn);
  updateRoom(state, room, emptyRoom(awaitingCleaning));
  const isLast = !state.rooms.some((one) => one.orderId === orderId && one.status === occupied);
  const order = byId(state.orders, orderId);
  if (order && isLast) order.status = orderTransitions.complete.to;
  return order;
}

/** Stays: check-in and check-out, guests, cleaning, moves in isolation. */
export function stayHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { guests, isolations } = state;
  /** The room of an action. Refuses with 409 what its state does not allow, with 404 what the role does not see. */
  function find(session: Session, id: Id, action: RoomAction): Room {
    const room = findOwnRoom(state, session, id);
    const { because, reason } = roomCan(action, room, session.role ?? Role.hotelMember);
    if (because === 'role') refuse(Code.notFound, '房间不存在');
    return reason === undefined ? room : refuse(Code.conflict, reason);
  }
  /** Refuses too many guests, a guest who is named twice, and one in another room. */
  function checkGuests(room: Room, list: CheckIn['checkInfoList'], sn?: string): void {
    const maxLoad = byId(state.roomTypes, room.type)?.maxLoad ?? list.length;
    if (list.length > maxLoad) refuseField('checkInfoList', `入住人最多 ${maxLoad} 位`);
    const others = [...guests].filter(([key]) => key !== sn).flatMap(([, one]) => one);
    for (const [place, { idcard }] of list.entries()) {
      const field = `checkInfoList.${place}.idcard`;
      if (list.findIndex((one) => one.idcard === idcard) < place) {
        refuseField(field, '证件号码重复');
      }
      if (others.some(({ personIdcard }) => personIdcard === idcard)) {
        refuseField(field, '证件号码已在其他房间入住，尚未退房', Code.conflict);
      }
    }
  }
  /** The person in an isolation room. */
  const personIn = (room: Room) =>
    isolations.find(
      ({ roomId, status }) => roomId === room.id && status === IsolationStatus.isolating,
    );
  const log = (session: Session, { hotelId }: Room, sketch: string, type?: LogType): void =>
    writeLog(state.logs, session.user, { sketch, hotelId, ...(type !== undefined && { type }) });

  return {
    checkIn: handle(checkIn, (input, session) => {
      const room = find(session, input.id, 'checkIn');
      const [wrong] = Object.entries(checkInErrors(input, hotelTime));
      if (wrong) return refuseField(...wrong);
      checkGuests(room, input.checkInfoList);
      if (isHeldForAnother(room, input.orderId ?? null) && !input.acceptReserved) {
        return refuseField('acceptReserved', heldMessage(room), Code.conflict);
      }
      const booked = orderFor(state, room, input);
      const quote = quoteStay(state, room, { order: booked, period: input });
      checkRoomLeft(quote);
      const { estimatedCheckIn, estimatedCheckOut } = input;
      const order = booked ?? addWalkIn(state, room, { input, quote });
      Object.assign(order, {
        status: orderTransitions.checkIn.to,
        estimatedCheckIn,
        estimatedCheckOut,
        days: quote.nights,
        pay: quote.pay,
        lastPay: quote.lastPay,
      });
      const sn = `S${room.id}-${order.id}`;
      guests.set(sn, storedGuests(input.checkInfoList));
      updateRoom(state, room, { status: occupied, sn, orderId: order.id, estimatedCheckOut });
      log(session, room, `房间 ${room.name} 办理入住`);
      return { id: order.id, pay: order.pay, lastPay: order.lastPay };
    }),
    quoteCheckIn: handle(quoteCheckIn, (input, session) => {
      const room = find(session, input.id, 'checkIn');
      return quoteStay(state, room, { order: orderFor(state, room, input), period: input });
    }),
    checkOut: handle(checkOut, ({ id }, session) => {
      const room = find(session, id, 'checkOut');
      const order = endStay(state, room);
      log(session, room, `房间 ${room.name} 退房`);
      return {
        orderId: order?.id ?? null,
        isOrderComplete: order?.status === OrderStatus.completed,
      };
    }),
    cleanRoom: handle(cleanRoom, ({ id }, session) => {
      const room = find(session, id, 'clean');
      updateRoom(state, room, emptyRoom(vacant));
      log(session, room, `房间 ${room.name} ${roomActionLabel('clean', room.isIsolation)}`);
      return null;
    }),
    changeRoom: handle(changeRoom, ({ currentRoomId, newRoomId }, session) => {
      const from = find(session, currentRoomId, 'changeRoom');
      const to = find(session, newRoomId, 'view');
      if (from.hotelId !== to.hotelId) refuseField('newRoomId', '新房间应在同一酒店');
      if (!to.isIsolation) refuseField('newRoomId', '新房间应为隔离房');
      if (to.status !== vacant) refuse(Code.conflict, `新房间 ${to.name} 已不是空闲`);
      const person = personIn(from);
      person?.moves.push({ time: now, from: from.name, to: to.name });
      if (person) Object.assign(person, { roomId: to.id, roomName: to.name });
      const { sn, orderId, estimatedCheckOut } = from;
      updateRoom(state, from, emptyRoom(awaitingCleaning));
      updateRoom(state, to, { status: occupied, sn, orderId, estimatedCheckOut });
      log(session, from, `隔离换房：${from.name} → ${to.name}`);
      return null;
    }),
    isolationCheckOut: handle(isolationCheckOut, ({ roomId, status }, session) => {
      const room = find(session, roomId, 'exitIsolation');
      const person = personIn(room);
      if (person) Object.assign(person, { status, endTime: now });
      endStay(state, room);
      log(session, room, `房间 ${room.name} 退出隔离：${isolationExitLabel[status]}`);
      return null;
    }),
    roomIsolationPerson: handle(roomIsolationPerson, ({ id }, session) => {
      const room = find(session, id, 'viewGuests');
      const guest = guests.get(room.sn ?? '')?.[0];
      const person = personIn(room);
      const order = byId(state.orders, room.orderId);
      log(session, room, `查看房间 ${room.name} 的入住人`, LogType.personalData);
      const tests = state.healthTests.filter(({ uId }) => uId === person?.id);
      const byTime = tests.toSorted((one, other) =>
        (one.checkTime ?? '').localeCompare(other.checkTime ?? ''),
      );
      return {
        id: person?.id ?? null,
        lastTest: byTime.at(-1) ?? null,
        openAbnormal: person ? tests.filter((test) => test.isHandled === false).length : null,
        name: guest?.personName ?? null,
        idCard: guest?.personIdcard ?? null,
        phone: guest?.personNumber ?? null,
        email: person?.email ?? null,
        type: person?.type ?? null,
        checkInTime: person?.checkInTime ?? order?.estimatedCheckIn ?? null,
        checkOutTime: person?.checkOutTime ?? room.estimatedCheckOut,
      };
    }),
    listGuests: handle(listGuests, ({ roomId, sn }, session) => {
      const room = find(session, roomId, 'view');
      const found = guests.get(sn) ?? refuse(Code.notFound, '入住记录不存在');
      log(session, room, `查看房间 ${room.name} 的入住人`, LogType.personalData);
      return found;
    }),
    modifyGuests: handle(modifyGuests, ({ roomId, sn, checkInfoList }, session) => {
      const room = find(session, roomId, 'modifyGuests');
      if (room.sn !== sn) return refuse(Code.conflict, '该次入住已结束，请刷新后重试');
      checkGuests(room, checkInfoList, sn);
      guests.set(sn, storedGuests(checkInfoList));
      log(session, room, `修改房间 ${room.name} 的入住人`);
      return null;
    }),
  };
}
