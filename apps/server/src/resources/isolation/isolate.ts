import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { Code } from '@anzhu/api/contract/envelope';
import { documentKey, DocumentKind, kindOfNumber } from '@anzhu/api/contract/document';
import { Sex } from '@anzhu/api/contract/guest';
import { Isolation, IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { isResidentId } from '@anzhu/api/contract/person';
import { nightsAhead } from '@anzhu/api/rules/availability';
import {
  isBeforeCheckIn,
  type IsolationPeriod,
  isolationPeriodErrors,
  plannedRelease,
} from '@anzhu/api/rules/isolation';
import { type Clock, hotelTime, localDay, localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Session } from '../../platform/caller.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, refuseFaults } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { refuseOtherNames } from '../guest/index.ts';
import { type RoomRow, statusLog } from '../room/index.ts';
import { openStay } from '../stay/index.ts';

/** Someone whose isolation begins. */
export interface NewPerson {
  name: string;
  idcard: string;
  phone: string;
  email: string;
  userName: string;
  type: PersonType;
  province: string;
  city: string;
  checkInTime: LocalTime;
  /** The planned release; null for the days of the type. */
  checkOutTime: LocalTime | null;
  /** The origin that the declaration states; empty without one. */
  source: string;
}

/** An isolated person, and the log entry of their room. */
interface Isolated {
  id: number;
  roomLog: LogEntry;
}

/** Throws unless a new isolation begins and ends within the limits (spec: rooms and stays). */
export function checkPeriod(period: IsolationPeriod, clock: Clock): void {
  refuseFaults(isolationPeriodErrors(period, localDay(clock.now())));
}

type Settings = Pick<Server, 'clock' | 'config'>;

/** The planned release of a person, by the days of their type where none was given. */
const releaseOf = ({ checkInTime, checkOutTime, type }: NewPerson, { config }: Settings) =>
  checkOutTime ?? plannedRelease(checkInTime, config.isolationDays[type]);

/** The nights from tonight on in which people need their rooms: up to the last release. */
export const isolationNights = (people: readonly NewPerson[], server: Settings): string[] => {
  const releases = people.map((person) => releaseOf(person, server)).toSorted();
  const checkIns = people.map(({ checkInTime }) => checkInTime).toSorted();
  const period = {
    estimatedCheckIn: checkIns[0] ?? '',
    estimatedCheckOut: releases.at(-1) ?? '',
  };
  return nightsAhead(period, hotelTime(server));
};

/**
 * Begins an isolation in a room that was taken in this transaction: inserts the person, the stay
 * and its guest. Unique indexes prevent two isolations or two rooms at once; `personTaken` turns
 * their violation into a message.
 */
export async function isolate(
  tx: Tx,
  room: RoomRow,
  { person, server }: { person: NewPerson; server: Settings },
): Promise<Isolated> {
  const { checkInTime, type, province } = person;
  const leaveTime = releaseOf(person, server);
  const { id } = await tx
    .insertInto('isolation_person')
    .values({
      name: person.name,
      idcard: person.idcard,
      phone: person.phone,
      email: person.email,
      user_name: person.userName,
      type,
      province,
      city: person.city,
      hotel_id: room.hotel_id,
      room_id: room.id,
      check_in_time: checkInTime,
      check_out_time: leaveTime,
      status: IsolationStatus.isolating,
      ended_time: null,
      source: person.source,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stayId = await openStay(tx, room, {
    isolationPersonId: id,
    province,
    checkInTime,
    leaveTime,
    now: localTime(server.clock.now()),
  });
  await tx
    .insertInto('stay_guest')
    .values({ ...asGuest(person), stay_id: stayId, place: 0, has_left: 0 })
    .execute();
  const roomLog = statusLog(room, roomTransitions.moveIn.to, {
    sketch: `房间 ${room.name} 入住隔离人员`,
    also: byLabel(Isolation, { id }),
  });
  return { id, roomLog };
}

interface Person {
  name: string;
  idcard: string;
  phone: string;
}

/** Place of the digit of a resident ID that is odd for men. */
const sexPlace = 16;

/**
 * An isolated person as the guest of their stay. The sex follows from a number of that form; other
 * documents do not contain it.
 */
export function asGuest({ name, idcard, phone }: Person) {
  const isResident = isResidentId(idcard);
  const kind = kindOfNumber(idcard);
  const sex = Number(idcard[sexPlace]) % 2 === 1 ? Sex.male : Sex.female;
  return {
    name,
    idcard,
    phone,
    document_kind: isResident || kind !== DocumentKind.residentId ? kind : DocumentKind.other,
    sex: isResident ? sex : null,
  };
}

type Form = CallInput<'addIsolation'> & { userName?: string | undefined };

/** The person of a form that a clerk filled in. */
export const personOf = (form: Form): NewPerson => ({
  name: form.name,
  idcard: form.idCard,
  phone: form.phone,
  email: form.email ?? '',
  userName: form.userName ?? '',
  type: form.type,
  province: form.province ?? '',
  city: form.city ?? '',
  checkInTime: form.checkInTime,
  checkOutTime: form.checkOutTime ?? null,
  source: '',
});

const takenMessage = {
  isolating: '该证件号的人员正在隔离，不能重复登记',
  expected: '该证件号的人员待入住，不能重复登记',
  checkedIn: '该证件号的人员已在其他房间入住，尚未退房',
};

interface PeopleCheck {
  session: Session;
  /** The call's `confirmNames`. */
  isNameConfirmed: boolean | undefined;
  /** The path of a field of the person at an index. */
  fieldOf: (field: string, index: number) => string;
  clock: Clock;
}

/**
 * Refuses all people of a list who are in isolation or expected for it, or a hotel's guests, already; and those whose
 * number was last registered under another name, unless that was agreed to.
 */
export async function checkPeople(
  tx: Tx,
  people: readonly NewPerson[],
  { session, isNameConfirmed, fieldOf, clock }: PeopleCheck,
): Promise<void> {
  await checkNotTaken(tx, people, { fieldOf, clock });
  const named = people.map(({ idcard, name }, index) => ({
    field: fieldOf('name', index),
    idcard,
    name,
  }));
  await refuseOtherNames(tx, named, { session, isConfirmed: isNameConfirmed });
}

type WithNumber = Pick<NewPerson, 'idcard'>;

interface TakenCheck {
  fieldOf?: PeopleCheck['fieldOf'];
  clock: Clock;
  /** The person who is corrected: the own isolation and stays are left out. */
  personId?: number;
}

const ownField = (field: string): string => field;

/** Refuses people who are in isolation or expected for it, or a hotel's guests, already. */
export async function checkNotTaken(
  db: Db,
  people: readonly WithNumber[],
  { fieldOf = ownField, clock, personId = 0 }: TakenCheck,
): Promise<void> {
  const now = localTime(clock.now());
  const values = people.flatMap(({ idcard }) => searchValues(db, 'idcard', idcard));
  const isolating = await db
    .selectFrom('isolation_person')
    .select(['idcard', 'status', 'check_in_time'])
    .where('id', '<>', personId)
    .where('idcard_search', 'in', values)
    .where('status', '=', IsolationStatus.isolating)
    .execute();
  const checkedIn = await db
    .selectFrom('stay_guest')
    .innerJoin('stay', 'stay.id', 'stay_guest.stay_id')
    .select('idcard')
    // Stays in isolation are in the read above; one that begins between the two reads violates a unique index.
    .where('isolation_person_id', 'is', null)
    .where('idcard_search', 'in', values)
    .where('has_left', '=', 0)
    .execute();
  const messages = new Map([
    ...checkedIn.map((row) => [documentKey(row.idcard), takenMessage.checkedIn] as const),
    ...isolating.map(({ idcard, status, check_in_time: checkInTime }) => {
      const isExpected = isBeforeCheckIn({ status, checkInTime }, now);
      return [documentKey(idcard), takenMessage[isExpected ? 'expected' : 'isolating']] as const;
    }),
  ]);
  const faults = [...people.entries()].flatMap(([index, { idcard }]) => {
    const message = messages.get(documentKey(idcard));
    return message === undefined ? [] : [[fieldOf('idCard', index), message] as const];
  });
  refuseFaults(Object.fromEntries(faults), Code.conflict);
}

/**
 * What the database refuses of people who came into isolation, or became a hotel's guests, meanwhile: in the words of
 * the check, which finds them by now.
 */
export const personTaken =
  (
    { store, clock }: Pick<Server, 'store' | 'clock'>,
    peopleOf: () => readonly WithNumber[] | Promise<readonly WithNumber[]>,
    check: Pick<TakenCheck, 'fieldOf' | 'personId'> = {},
  ) =>
  async (error: unknown): Promise<unknown> => {
    if (!violates(error, 'isolation_once') && !violates(error, 'guest_once')) return error;
    return checkNotTaken(store.db, await peopleOf(), { ...check, clock }).then(
      () => conflict('该证件号的登记刚刚变更，请重试'),
      (refusal: unknown) => refusal,
    );
  };
