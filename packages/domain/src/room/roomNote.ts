import { isArchived, RoomStatus, type Room } from '@anzhu/api/contract/room';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { isOutOfOrder } from './outOfOrder.ts';

/** When the stay or the hold of a room begins or ends, in a few words. */
export interface RoomNote {
  text: string;
  /** due: ends today; overdue: should have ended. */
  urgency: 'none' | 'due' | 'overdue';
}

const monthAndDay = (moment: string): string => moment.slice(5, 10);
const timeOf = (moment: string): string => moment.slice(11, 16);

/** Days that a board counts from, both `yyyy-MM-dd`. */
export interface BoardDays {
  /** The calendar day: releases from isolation are counted from it. */
  today: string;
  /** The hotel's day: check-outs are counted from it. */
  hotelDay: string;
  /** When the hotel's day begins, `HH:mm:ss`: who arrives before it comes in the evening before. */
  dayStarts: string;
}

function stayNote(leave: string, isIsolation: boolean, { today, hotelDay }: BoardDays): RoomNote {
  const daysLate = daysBetween(dayOf(leave), isIsolation ? today : hotelDay);
  if (daysLate > 0) {
    return { text: `${isIsolation ? '已超期' : '逾期'} ${daysLate} 天`, urgency: 'overdue' };
  }
  if (daysLate === 0) {
    return { text: isIsolation ? '今日到期' : `今日离 ${timeOf(leave)}`, urgency: 'due' };
  }
  if (isIsolation && daysLate === -1) return { text: '明日到期', urgency: 'none' };
  return { text: `${monthAndDay(leave)} ${isIsolation ? '到期' : '离'}`, urgency: 'none' };
}

/**
 * When the guests of a paid order for whom a room is held arrive today, as 今日到店 counts them; null otherwise.
 * An order that is not paid may be closed before.
 */
export function arrivalToday(room: Room, { hotelDay, dayStarts }: BoardDays): string | null {
  const { status, arriveTime } = room;
  if (status !== RoomStatus.reserved || arriveTime === null) return null;
  return hotelDayOf(arriveTime, dayStarts) === hotelDay ? arriveTime : null;
}

const holdNote = (room: Room, arrival: string, days: BoardDays): RoomNote => ({
  text:
    arrivalToday(room, days) === null ? `${monthAndDay(arrival)} 到` : `今日到 ${timeOf(arrival)}`,
  urgency: 'none',
});

/** A repair of tonight says until when, one to come from when. */
const repairNote = (room: Room, hotelDay: string): RoomNote | null => {
  const { blocked } = room;
  if (blocked === null) return null;
  if (isArchived(room)) return { text: `${monthAndDay(blocked.from)} 停用`, urgency: 'none' };
  return isOutOfOrder(room, hotelDay)
    ? { text: `维修至 ${monthAndDay(blocked.to)}`, urgency: 'none' }
    : { text: `${monthAndDay(blocked.from)} 起维修`, urgency: 'none' };
};

const isHeld = ({ status }: Pick<Room, 'status'>): boolean =>
  status === RoomStatus.reserved || status === RoomStatus.tentative;

/**
 * When a stay ends (marked from the day of its end on), when the guests of a held room arrive, or when a room is
 * repaired; null for none.
 */
export function roomNote(room: Room, days: BoardDays): RoomNote | null {
  const { status, estimatedCheckOut, arriveTime } = room;
  if (status === RoomStatus.occupied) {
    const isDue = estimatedCheckOut !== null && dayOf(estimatedCheckOut) === days.hotelDay;
    if (room.isDayUse && isDue) {
      return { text: `钟点至 ${timeOf(estimatedCheckOut)}`, urgency: 'due' };
    }
    return estimatedCheckOut ? stayNote(estimatedCheckOut, room.isIsolation, days) : null;
  }
  if (isHeld(room)) return arriveTime ? holdNote(room, arriveTime, days) : null;
  return repairNote(room, days.hotelDay);
}

/** Who stays in a room or for whom it is held; of a room without anybody, its type. */
export function roomOccupant(room: Room): string | null {
  const { status, guest, orderId, roomTypeName } = room;
  if (status === RoomStatus.occupied) return guest ?? roomTypeName;
  if (isHeld(room)) return guest ?? (orderId === null ? roomTypeName : `订单 ${orderId}`);
  return roomTypeName;
}

/** Why a room needs a hand today; null when it does not. */
export type RoomAttention = 'clean' | 'due' | 'overdue';

/** What a room waits for today: to be cleaned, to be left by its guests. */
export function roomAttention(room: Room, note: RoomNote | null): RoomAttention | null {
  if (room.status === RoomStatus.awaitingCleaning) return 'clean';
  return note === null || note.urgency === 'none' ? null : note.urgency;
}
