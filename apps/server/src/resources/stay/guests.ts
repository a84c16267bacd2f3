import {
  documentKey,
  type DocumentKind,
  documentKindLabel,
  nationalityOf,
} from '@anzhu/api/contract/document';
import { Code } from '@anzhu/api/contract/envelope';
import type { Guest } from '@anzhu/api/contract/guest';
import { LogType } from '@anzhu/api/contract/log';
import { tooManyGuests } from '@anzhu/api/rules/bedCapacity';
import { dayOf } from '@anzhu/api/rules/days';
import { isNationality } from '@anzhu/api/rules/nationalities';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { type Selectable, sql } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Labelled, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import {
  conflict,
  invalid,
  type ItemFaults,
  refuseFaults,
  Refusal,
} from '../../platform/refusal.ts';
import { refuseOtherNames } from '../guest/index.ts';
import { roomEvents, roomFor } from '../room/index.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Replaces the guests of the stay that is in a room now. */
export const modifyGuests: Handler<'modifyGuests'> = async (call, server) => {
  const { store } = server;
  const { input, session } = call;
  const modifying = store.change(call, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'modifyGuests' });
    // Locks the stay until the end: no concurrent check-out or change of guests.
    const stay = await tx
      .updateTable('stay')
      .set({ sn: sql`sn` })
      .where('room_id', '=', room.id)
      .where('sn', '=', input.sn)
      .where('ended_time', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!stay) throw conflict('该次入住已结束，请刷新后重试');
    const before = await tx
      .selectFrom('stay_guest')
      .where('stay_id', '=', stay.id)
      .select(['place', ...guestColumns])
      .execute();
    if (isSame(before, input.checkInfoList)) return { data: null, log: null };
    // Of those who are more by now than the room admits, each can be corrected.
    const maxLoad = Math.max(room.max_load, before.length);
    const today = dayOf(hotelTime(server).now);
    await checkGuests(tx, input.checkInfoList, { maxLoad, stayId: stay.id, before, today });
    const named = input.checkInfoList.map(({ idcard, name }, place) => ({
      field: `checkInfoList.${place}.name`,
      idcard,
      name,
    }));
    const { confirmNames: isConfirmed } = input;
    await refuseOtherNames(tx, named, { session, isConfirmed, stayId: stay.id });
    await tx.deleteFrom('stay_guest').where('stay_id', '=', stay.id).execute();
    await insertGuests(tx, [{ stayId: stay.id, guests: input.checkInfoList }]);
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: {
        type: LogType.dataChange,
        sketch: `修改房间 ${room.name} 的入住人`,
        target: { kind: 'room', id: room.id, name: room.name },
        hotelId: room.hotel_id,
        before: labelGuests(before.toSorted((one, other) => one.place - other.place)),
        after: labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
      },
    };
  });
  return modifying.catch((error: unknown) => {
    throw guestTaken(error);
  });
};

/** What is registered of a guest. */
export const guestColumns = [
  'name',
  'idcard',
  'phone',
  'sex',
  'document_kind',
  'nationality',
  'birth_date',
  'entry_date',
  'stay_until',
  'guardian_name',
  'guardian_phone',
  'guardian_relation',
] as const;

type GuestRow = Pick<Selectable<Tables['stay_guest']>, (typeof guestColumns)[number]>;

/** A guest as the database has them. */
const guestRow = (guest: Guest): GuestRow => ({
  name: guest.name,
  idcard: guest.idcard,
  phone: guest.number,
  sex: guest.sex,
  document_kind: guest.documentKind,
  nationality: guest.nationality ?? '',
  birth_date: guest.birthDate ?? '',
  entry_date: guest.entryDate ?? '',
  stay_until: guest.stayUntil ?? '',
  guardian_name: guest.guardianName ?? '',
  guardian_phone: guest.guardianPhone ?? '',
  guardian_relation: guest.guardianRelation ?? '',
});

/** Whether the guests of a stay are those that were there, in their order. */
const isSame = (
  before: readonly (GuestRow & { place: number })[],
  after: readonly Guest[],
): boolean =>
  before.length === after.length &&
  before.every((row) => {
    const guest = after[row.place];
    const next = guest && guestRow(guest);
    return next !== undefined && guestColumns.every((column) => row[column] === next[column]);
  });

/** Messages at the numbers of guests. */
const numberFaults = (
  faults: readonly (readonly [index: number, message: string])[],
): Record<string, string> =>
  Object.fromEntries(faults.map(([index, message]) => [`checkInfoList.${index}.idcard`, message]));

/**
 * Refuses guests who are named in two rooms of one call. Within a room `checkGuests` does.
 * @param rooms the guests of each
 */
export async function checkNumbers(
  rooms: readonly (readonly Guest[])[],
  faults: ItemFaults,
): Promise<void> {
  const seen = new Set<string>();
  for (const [index, guests] of rooms.entries()) {
    const numbers = guests.map((guest) => documentKey(guest.idcard));
    await faults.at(index, async () => {
      const repeated = [...numbers.keys()].filter((place) => seen.has(numbers[place] ?? ''));
      const message = '证件号码与前面房间的入住人重复';
      refuseFaults(numberFaults(repeated.map((place) => [place, message])));
    });
    for (const number of numbers) seen.add(number);
  }
}

/** What is said of a number that two guests have: of two kinds, one is likely mistaken. */
const sameNumber = (message: string, kind: DocumentKind, other: DocumentKind): string =>
  kind === other ? message : `${message}（登记为「${documentKindLabel[other]}」），请核对证件类型`;

/**
 * Refuses guests who are too many for the room, named twice, in another room already, or whose permitted stay is over.
 * `stayId` is the stay whose guests they replace, `before` those.
 */
export async function checkGuests(
  tx: Tx,
  guests: readonly Guest[],
  {
    maxLoad,
    today,
    stayId = 0,
    before = [],
  }: {
    maxLoad: number;
    /** `yyyy-MM-dd` */
    today: string;
    stayId?: number;
    before?: readonly Pick<GuestRow, 'idcard' | 'stay_until'>[];
  },
): Promise<void> {
  const tooMany = tooManyGuests(guests.length, maxLoad);
  if (tooMany !== null) throw invalid('checkInfoList', tooMany);
  refuseFaults({ ...unknownNationalities(guests), ...expiredStays(guests, { before, today }) });
  const keys = guests.map((guest) => documentKey(guest.idcard));
  const repeated = [...guests.entries()].flatMap(([index, { documentKind }]) => {
    const first = keys.indexOf(keys[index] ?? '');
    const { documentKind: other } = guests[first] ?? { documentKind };
    return first < index ? [[index, sameNumber('证件号码重复', documentKind, other)] as const] : [];
  });
  refuseFaults(numberFaults(repeated));
  const elsewhere = await tx
    .selectFrom('stay_guest')
    .select(['idcard', 'document_kind'])
    .where(
      'idcard_search',
      'in',
      guests.flatMap(({ idcard }) => searchValues(tx, 'idcard', idcard)),
    )
    .where('has_left', '=', 0)
    .where('stay_id', '<>', stayId)
    .execute();
  const taken = elsewhere
    .map((row) => {
      const index = keys.indexOf(documentKey(row.idcard));
      const kind = guests[index]?.documentKind ?? row.document_kind;
      const message = '证件号码已在其他房间入住，尚未退房';
      return [index, sameNumber(message, kind, row.document_kind)] as const;
    })
    .toSorted(([a], [b]) => a - b);
  refuseFaults(numberFaults(taken), Code.conflict);
}

/** What is said of codes that are no nationality. */
function unknownNationalities(guests: readonly Guest[]): Record<string, string> {
  const unknown = [...guests.entries()].filter(([, guest]) => {
    // Of a permanent residence permit its number has it.
    const nationality = nationalityOf(guest);
    return nationality !== '' && !isNationality(nationality);
  });
  return Object.fromEntries(
    unknown.map(([index]) => [`checkInfoList.${index}.nationality`, '没有该国籍代码']),
  );
}

/** What is said of visitors whose stay is over; what was registered before stays correctable. */
function expiredStays(
  guests: readonly Guest[],
  { before, today }: { before: readonly Pick<GuestRow, 'idcard' | 'stay_until'>[]; today: string },
): Record<string, string> {
  const expired = [...guests.entries()].filter(
    ([, { idcard, stayUntil }]) =>
      stayUntil !== undefined &&
      stayUntil < today &&
      !before.some((row) => row.idcard === idcard && row.stay_until === stayUntil),
  );
  return Object.fromEntries(
    expired.map(([index]) => [
      `checkInfoList.${index}.stayUntil`,
      '停留期已过，请核对；确已逾期的，请先联系出入境管理部门',
    ]),
  );
}

/** What the database refuses when a person checks in in two rooms at the same moment. */
export const guestTaken = (error: unknown): unknown =>
  violates(error, 'guest_once')
    ? new Refusal(Code.conflict, '有入住人已在其他房间入住，尚未退房')
    : error;

/** Writes down who stays. */
export async function insertGuests(
  tx: Tx,
  stays: readonly { stayId: number; guests: readonly Guest[] }[],
): Promise<void> {
  const rows = stays.flatMap(({ stayId, guests }) =>
    guests.map((guest, place) => ({
      stay_id: stayId,
      place,
      ...guestRow(guest),
      has_left: 0 as const,
    })),
  );
  // In the order of their numbers: two calls that share guests wait for each other, not in a circle.
  rows.sort((one, other) => (one.idcard < other.idcard ? -1 : 1));
  await tx.insertInto('stay_guest').values(rows).execute();
}

/** Guests for the log: numbers masked. */
export function labelGuests(
  guests: readonly { name: string; idcard: string; phone: string }[],
): Labelled {
  const entries = guests.map(({ name, idcard, phone }, index) => [
    `入住人 ${index + 1}`,
    [name, maskIdCard(idcard), maskPhone(phone)].filter(Boolean).join(' '),
  ]);
  return Object.fromEntries(entries);
}
