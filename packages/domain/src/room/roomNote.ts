import type { Room } from '@anzhu/api/contract/room';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { isUnderRepair } from './repair.ts';

/** The line of a card about the stay or the hold of its room. */
export interface RoomNote {
  text: string;
  /** due: ends today; overdue: should have ended. */
  urgency: 'none' | 'due' | 'overdue';
}

const dayAndTime = (moment: string): string => moment.slice(5, 16);
const monthAndDay = (moment: string): string => moment.slice(5, 10);

/** Days that a board counts from, both `yyyy-MM-dd`. */
export interface BoardDays {
  /** The calendar day: releases from isolation are counted from it. */
  today: string;
  /** The hotel's day: check-outs are counted from it. */
  hotelDay: string;
}

function stayNote(leave: string, isIsolation: boolean, { today, hotelDay }: BoardDays): RoomNote {
  const daysLate = daysBetween(dayOf(leave), isIsolation ? today : hotelDay);
  if (daysLate > 0) {
    const text = isIsolation ? `已超期 ${daysLate} 天` : `逾期未离 ${monthAndDay(leave)}`;
    return { text, urgency: 'overdue' };
  }
  if (daysLate === 0) {
    return { text: isIsolation ? '今日到期' : `今日离店 ${leave.slice(11, 16)}`, urgency: 'due' };
  }
  if (isIsolation) {
    return { text: daysLate === -1 ? '明日到期' : `${monthAndDay(leave)} 到期`, urgency: 'none' };
  }
  return { text: `${dayAndTime(leave)} 离店`, urgency: 'none' };
}

/** A repair of tonight says until when, one to come from when. */
const repairNote = (room: Room, hotelDay: string): RoomNote | null => {
  const { blocked } = room;
  if (blocked === null) return null;
  return isUnderRepair(room, hotelDay)
    ? { text: `维修至 ${monthAndDay(blocked.to)}`, urgency: 'none' }
    : { text: `${monthAndDay(blocked.from)} 起维修`, urgency: 'none' };
};

/**
 * When a stay ends (marked from the day of its end on), for whom a room is held, or when it is repaired; null
 * for none.
 */
export function roomNote(room: Room, days: BoardDays): RoomNote | null {
  const { status, estimatedCheckOut, orderId, guest } = room;
  if (status === RoomStatus.occupied) {
    return estimatedCheckOut ? stayNote(estimatedCheckOut, room.isIsolation, days) : null;
  }
  if (status === RoomStatus.reserved || status === RoomStatus.tentative) {
    const text = [guest, orderId !== null && `订单 ${orderId}`].filter(Boolean).join(' · ');
    return text === '' ? null : { text, urgency: 'none' };
  }
  return repairNote(room, days.hotelDay);
}
