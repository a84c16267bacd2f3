import { type ArrivalRooms, checkInMany } from '@anzhu/api/contract/arrival';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { decodeWire } from '@anzhu/api/contract/wire';
import { tooManyGuests } from '@anzhu/api/rules/bedCapacity';
import { depositErrors } from '@anzhu/api/rules/deposit';
import type { Checked, FormErrors } from '@anzhu/ui/Form';
import { submitErrorOf } from '../../kit/index.ts';
import type { DepositDraft } from '../checkIn/deposit.ts';
import { typedNumberErrors } from '../guest/checkGuests.ts';
import { type GuestFields, isBlankGuest, sentGuest } from '../guest/guests.ts';

/** The room that an order of the group is checked in to. */
export interface GroupRoom {
  orderId: Id;
  /** Null where none is chosen. */
  roomId: Id | null;
}

/** A guest of the group, in the room of an order. */
export interface GroupGuest extends GuestFields {
  /** Null as long as there is no room for them. */
  orderId: Id | null;
}

/** A check-in of a group as it is being filled in. */
export interface GroupDraft extends DepositDraft {
  rooms: readonly GroupRoom[];
  guests: readonly GroupGuest[];
  /** Text of the paste field that is not in the list. */
  pasted: string;
}

/** How many guests the room of an order takes. */
export type Capacity = Pick<ArrivalRooms, 'orderId' | 'maxLoad'>;

export type GroupInput = InputOf<typeof checkInMany>;

/** The rooms of the draft that may still be had; others give way to what is proposed now. */
export function keepRooms(
  rooms: readonly GroupRoom[],
  arrivals: readonly ArrivalRooms[],
): GroupRoom[] {
  const chosen = new Map(rooms.map(({ orderId, roomId }) => [orderId, roomId]));
  const kept = arrivals.map(({ orderId, rooms: free }) => {
    const roomId = chosen.get(orderId) ?? null;
    return free.some(({ id }) => id === roomId) ? roomId : null;
  });
  const taken = new Set(kept);
  return arrivals.map(({ orderId, roomId: proposed, rooms: free }, index) => {
    const isLeft = (id: Id): boolean => !taken.has(id);
    const others = [proposed, ...free.map(({ id }) => id)].filter((id) => id !== null);
    const roomId = kept[index] ?? others.find(isLeft) ?? null;
    taken.add(roomId);
    return { orderId, roomId };
  });
}

/** Puts further guests into the rooms that have places, in their order; null where all are full. */
export function distribute(
  added: readonly GuestFields[],
  guests: readonly GroupGuest[],
  rooms: readonly Capacity[],
): GroupGuest[] {
  const places = rooms.flatMap(({ orderId, maxLoad }) => {
    const present = guests.filter((guest) => guest.orderId === orderId && !isBlankGuest(guest));
    return Array<Id>(Math.max(0, maxLoad - present.length)).fill(orderId);
  });
  return added.map((guest, index) => ({ ...guest, orderId: places[index] ?? null }));
}

/** A room that is sent: its place in the draft, and those of its guests. */
interface SentRoom extends GroupRoom {
  place: number;
  guests: number[];
}

/** The places in the draft of the guests of an order, without those of whom nothing is filled in. */
export const guestsOf = (orderId: Id, guests: readonly GroupGuest[]): number[] =>
  [...guests.entries()].flatMap(([place, guest]) =>
    guest.orderId === orderId && !isBlankGuest(guest) ? [place] : [],
  );

/** The rooms that have guests; the others are not checked in. */
const sentRooms = ({ rooms, guests }: GroupDraft): SentRoom[] =>
  rooms.flatMap((room, place) => {
    const own = guestsOf(room.orderId, guests);
    return own.length === 0 ? [] : [{ ...room, place, guests: own }];
  });

/** Moves what is wrong with the rooms of the call to the rows of the draft. */
function atRows(fields: FormErrors, sent: readonly SentRoom[]): FormErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      if (path.startsWith('deposit')) return [path, message];
      const [, index = '', list, position = '', field = 'name'] = path.split('.');
      const room = sent[Number(index)];
      const guest = list === 'checkInfoList' ? room?.guests[Number(position)] : undefined;
      if (!room || index === '') return ['pasted', message];
      return guest === undefined || position === ''
        ? [`rooms.${room.place}.roomId`, message]
        : [`guests.${guest}.${field}`, message];
    }),
  );
}

/** A refusal of the call, with its errors at the rows that were sent. */
export function groupRefusal(error: unknown, draft: GroupDraft) {
  const { message, fields, isConflict } = submitErrorOf(error);
  return {
    ...(error instanceof Object && error),
    message,
    fields: {
      ...atRows(fields, sentRooms(draft)),
      // Of the form as a whole, which then offers 刷新.
      ...(isConflict && { group: '房间或订单刚被变更，请刷新后重试' }),
    },
  };
}

/** What is wrong with the numbers of guests, and with the rooms that they are put into. `today` is `yyyy-MM-dd`. */
export function placeErrors(
  guests: readonly GroupGuest[],
  rooms: readonly Capacity[],
  today: string,
): FormErrors {
  const errors: Record<string, string> = {};
  for (const [place, message] of typedNumberErrors(guests, today).entries()) {
    if (message !== undefined) errors[`guests.${place}.idcard`] = message;
  }
  for (const [place, guest] of guests.entries()) {
    if (!isBlankGuest(guest) && guest.orderId === null) {
      errors[`guests.${place}.orderId`] = '请选择房间';
    }
  }
  for (const { orderId, maxLoad } of rooms) {
    const own = guestsOf(orderId, guests);
    const tooMany = tooManyGuests(own.length, maxLoad);
    if (tooMany === null) continue;
    for (const place of own.slice(maxLoad)) errors[`guests.${place}.orderId`] = tooMany;
  }
  return errors;
}

/**
 * Reads what was filled in by the rules of the contract and of the rooms. `today` is `yyyy-MM-dd`; `deposit` is what is
 * taken for each room, in yuan.
 */
export function checkGroup(
  draft: GroupDraft,
  arrivals: readonly ArrivalRooms[],
  today: string,
  deposit = 0,
): Checked<GroupInput> {
  const { guests, depositMethod } = draft;
  const sent = sentRooms(draft);
  const read = decodeWire(checkInMany.input, {
    rooms: sent.map(({ orderId, roomId, guests: own }) => ({
      id: roomId,
      orderId,
      checkInfoList: own.flatMap((index) => guests[index] ?? []).map(sentGuest),
    })),
    ...(deposit > 0 && { deposit, depositMethod: depositMethod ?? undefined }),
  });
  const errors = {
    ...depositErrors(deposit, depositMethod),
    ...placeErrors(guests, arrivals, today),
  };
  const all = { ...(!read.ok && atRows(read.fields, sent)), ...errors };
  return read.ok && Object.keys(all).length === 0 ? { values: read.value } : { errors: all };
}
