import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type ExpectedRoom, setExpectedGuests } from '@anzhu/api/contract/expectedGuest';
import { decodeWire } from '@anzhu/api/contract/wire';
import type { Checked, FormErrors } from '@anzhu/ui/Form';
import { submitErrorOf } from '../../kit/index.ts';
import { type Capacity, type GroupGuest, guestsOf, placeErrors } from '../group/groupDraft.ts';
import { expectedFields, type GuestFields, isBlankGuest, sentGuest } from '../guest/guests.ts';

/** The guests whom bookings expect, as they are being filled in. */
export interface ExpectedDraft {
  /** The rooms, by the order that each is for. */
  rooms: readonly Capacity[];
  guests: readonly GroupGuest[];
  /** Text of the paste field that is not in the list. */
  pasted: string;
}

export type ExpectedInput = InputOf<typeof setExpectedGuests>;

/** The guests of the rooms of bookings, each in the room of its order. */
export const expectedRows = (rooms: readonly ExpectedRoom[]): GroupGuest[] =>
  rooms.flatMap(({ orderId, guests }) =>
    guests.map((guest) => ({ ...expectedFields(guest), orderId })),
  );

/** What a booking expects, to be corrected. */
export const expectedDraft = (rooms: readonly ExpectedRoom[]): ExpectedDraft => ({
  rooms: rooms.map(({ orderId, maxLoad }) => ({ orderId, maxLoad })),
  guests: expectedRows(rooms),
  pasted: '',
});

/** A guest as it is sent: without guardians, who are asked for at the check-in. */
const sentExpected = (guest: GuestFields): object => {
  const { guardianName: _name, guardianPhone: _phone, ...others } = sentGuest(guest);
  const { guardianRelation: _relation, ...sent } = others;
  return sent;
};

/** Moves what is wrong with the rooms of the call to the rows of the draft. */
function atRows(fields: FormErrors, { rooms, guests }: ExpectedDraft): FormErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const [, index = '', list, position = '', field = 'name'] = path.split('.');
      const own = guestsOf(rooms[Number(index)]?.orderId ?? '', guests);
      if (list !== 'guests') return [[path, message]];
      if (position !== '') return [[`guests.${own[Number(position)]}.${field}`, message]];
      const { maxLoad = 0 } = rooms[Number(index)] ?? {};
      return own.slice(maxLoad).map((place) => [`guests.${place}.orderId`, message]);
    }),
  );
}

/** A refusal of the call, with its errors at the rows. */
export function expectedRefusal(error: unknown, draft: ExpectedDraft) {
  const { message, fields } = submitErrorOf(error);
  return { ...(error instanceof Object && error), message, fields: atRows(fields, draft) };
}

/**
 * Reads what was filled in by the rules of the contract and of the rooms; the lists of rooms without guests are cleared.
 * `today` is `yyyy-MM-dd`.
 */
export function checkExpected(draft: ExpectedDraft, today: string): Checked<ExpectedInput> {
  const { rooms, guests } = draft;
  const listOf = (orderId: Id) =>
    guests.filter((guest) => guest.orderId === orderId && !isBlankGuest(guest)).map(sentExpected);
  const read = decodeWire(setExpectedGuests.input, {
    rooms: rooms.map(({ orderId }) => ({ orderId, guests: listOf(orderId) })),
  });
  const errors = {
    ...(!read.ok && atRows(read.fields, draft)),
    ...placeErrors(guests, rooms, today),
  };
  return read.ok && Object.keys(errors).length === 0 ? { values: read.value } : { errors };
}
