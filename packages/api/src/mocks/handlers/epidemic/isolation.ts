import type { Id } from '../../../contract/codecs.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import { assignIsolation, assignIsolations } from '../../../contract/assignment.ts';
import {
  addIsolation,
  deleteIsolation,
  downloadIsolations,
  getIsolation,
  IsolationStatus,
  isolationStatusLabel,
  isolationPage,
  modifyIsolation,
  type Isolation,
} from '../../../contract/isolation.ts';
import { checkTypeLabel } from '../../../contract/healthTest.ts';
import { LogType } from '../../../contract/log.ts';
import { RoomStatus, type Room } from '../../../contract/room.ts';
import { personTimeline, type TimelineEvent } from '../../../contract/timeline.ts';
import { resultText } from '../../../rules/healthTests.ts';
import { isolationChangeErrors, isolationRemoval } from '../../../rules/isolation.ts';
import { maskIdCard, maskPhone } from '../../../rules/personalNumbers.ts';
import { isOfMonth, personSourceOf, isolationIsDue } from '../../due.ts';
import { today } from '../../fixtures/hotel.ts';
import type { StoredIsolation } from '../../fixtures/epidemic.ts';
import type { HotelState } from '../../hotelState.ts';
import {
  checkIdCard,
  checkIsolationPeriod,
  checkIsolationPlace,
  isolate,
  pickIsolationRoom,
  pickIsolationRooms,
  type NewPerson,
} from '../../isolate.ts';
import { loggedExport, writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { equals, isWithin, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { findOwn, findOwnRoom, handlerOn, limitHotel, type Session } from '../../session.ts';

/** A person in a list: with masked numbers. */
const toListed = (person: Isolation): Isolation => ({
  ...person,
  idCard: person.idCard && maskIdCard(person.idCard),
  phone: person.phone && maskPhone(person.phone),
});

type PersonForm = InputOf<typeof addIsolation>;

const toPerson = (form: PersonForm): NewPerson => ({
  name: form.name,
  idCard: form.idCard,
  phone: form.phone,
  email: form.email ?? '',
  type: form.type,
  province: form.province ?? '',
  city: form.city ?? '',
  checkInTime: form.checkInTime,
  checkOutTime: form.checkOutTime ?? null,
});

/** The log and the changes of people in isolation; also for an approved declaration. */
export const isolationRecords = (state: HotelState) =>
  resource(state, {
    kind: '隔离人员',
    rows: state.isolations,
    form: addIsolation,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: (person) => ({
      name: person.name,
      idCard: person.idCard && maskIdCard(person.idCard),
      phone: person.phone && maskPhone(person.phone),
      email: person.email,
      type: person.type,
      province: person.province,
      city: person.city,
      hotelId: person.hotelName,
      roomId: person.roomName,
      checkInTime: person.checkInTime,
      checkOutTime: person.checkOutTime,
      status: person.status,
    }),
  });

/** An event of a timeline that is no test. */
const event = (
  kind: TimelineEvent['kind'],
  time: string | null,
  roomName: string | null,
  sketch: string,
): TimelineEvent => ({
  kind,
  time: time ?? '',
  roomName,
  sketch,
  checkType: null,
  checkRes: null,
  personId: null,
});

/** The events of a person: check-in, moves, tests and the end, the oldest first. */
function timelineOf({ healthTests }: HotelState, person: StoredIsolation): TimelineEvent[] {
  const { hotelName, checkInTime, roomName, moves, endTime, status } = person;
  const firstRoom = moves[0]?.from ?? roomName;
  const kind = status === IsolationStatus.hospitalised ? 'hospitalised' : 'released';
  const events: TimelineEvent[] = [
    event('checkedIn', checkInTime, firstRoom, `入住${hotelName} ${firstRoom}`),
    ...moves.map(({ time, from, to }) => event('moved', time, to, `由 ${from} 换到 ${to}`)),
    ...healthTests
      .filter(({ uId }) => uId === person.id)
      .map((test) => ({
        ...event('tested', test.checkTime, null, ''),
        sketch: `${checkTypeLabel[test.checkType]} ${resultText(test)}`,
        checkType: test.checkType,
        checkRes: test.checkRes,
      })),
    ...(endTime === null ? [] : [event(kind, endTime, roomName, isolationStatusLabel[status])]),
  ];
  return events.toSorted((one, other) => one.time.localeCompare(other.time));
}

/** People in isolation. */
export function isolationHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { isolations, healthTests, logs } = state;
  const records = isolationRecords(state);

  const find = (session: Session, id: Id): StoredIsolation =>
    findOwn(session, isolations, { id, kind: '隔离人员', hotelOf: ({ hotelId }) => hotelId });
  const matching = (filter: InputOf<typeof isolationPage>, session: Session): StoredIsolation[] =>
    isolations
      .filter(
        (person) =>
          refersTo(person.hotelId, limitHotel(session, filter.hotelId)) &&
          equals<number | null>(person.type, filter.type) &&
          (filter.month === undefined
            ? equals(person.status, filter.status)
            : isOfMonth(person, filter.month, filter.status)) &&
          equals<string | null>(person.province, filter.province) &&
          isWithin(person.checkInTime, filter) &&
          (filter.due === undefined || isolationIsDue[filter.due](person)) &&
          equals(personSourceOf(person), filter.source),
      )
      .toSorted((one, other) => (other.checkInTime ?? '').localeCompare(one.checkInTime ?? ''));
  function takeRoom(session: Session, roomId: Id, hotelId: Id | undefined) {
    const room = findOwnRoom(state, session, roomId);
    if (!refersTo(room.hotelId, hotelId)) refuseField('roomId', '房间不在该酒店');
    if (!room.isIsolation) refuseField('roomId', '房间应为隔离房');
    if (room.status !== RoomStatus.vacant) refuse(Code.conflict, `房间 ${room.name} 已不是空闲`);
    return room;
  }

  /** Assigns people to the lowest rooms of a room type: all of them, or none. */
  function assign(
    session: Session,
    { hotelId, roomType, ...period }: Omit<InputOf<typeof assignIsolations>, 'people'>,
    { people, fieldOf }: { people: readonly PersonForm[]; fieldOf: (place: number) => string },
  ) {
    checkIsolationPeriod(period);
    checkIsolationPlace(state, hotelId, roomType);
    const rooms = pickIsolationRooms(state, { hotelId, roomType }, people.length);
    for (const [place, { idCard }] of people.entries()) {
      checkIdCard(state, idCard, { field: fieldOf(place) });
    }
    return people.map((person, place) => {
      const room = rooms[place] as Room;
      const { id } = records.add(session, isolate(state, room, toPerson(person)), '分配');
      return { id, roomId: room.id, roomName: room.name };
    });
  }

  const logRead = ({ user }: Session, { hotelId, name }: StoredIsolation, what: string): void =>
    writeLog(logs, user, {
      sketch: `查看隔离人员「${name}」的${what}`,
      type: LogType.personalData,
      hotelId,
    });

  return {
    isolationPage: handle(isolationPage, (filter, session) =>
      pageOf(matching(filter, session).map(toListed), filter.page),
    ),
    downloadIsolations: handle(downloadIsolations, (filter, session) =>
      loggedExport(logs, session, {
        kind: '隔离人员',
        rows: matching(filter, session),
        cells: ({ name, idCard }) => [name, idCard],
      }),
    ),
    getIsolation: handle(getIsolation, ({ id }, session) => {
      const person = find(session, id);
      logRead(session, person, '完整信息');
      return person;
    }),
    addIsolation: handle(addIsolation, ({ hotelId, roomId, ...form }, session) => {
      checkIsolationPeriod(form);
      const own = limitHotel(session, hotelId);
      if (own === undefined && roomId === undefined) {
        return refuseField('hotelId', '请选择酒店或房间');
      }
      if (own !== undefined) checkIsolationPlace(state, own);
      const room =
        roomId === undefined ? pickIsolationRoom(state, own ?? '') : takeRoom(session, roomId, own);
      checkIsolationPlace(state, room.hotelId ?? '');
      return records.add(session, isolate(state, room, toPerson(form)));
    }),
    assignIsolation: handle(
      assignIsolation,
      (form, session) => assign(session, form, { people: [form], fieldOf: () => 'idCard' })[0],
    ),
    assignIsolations: handle(assignIsolations, ({ people, ...place }, session) =>
      assign(session, place, {
        people: people.map((person) => ({ ...person, ...place })),
        fieldOf: (index) => `people.${index}.idCard`,
      }),
    ),
    modifyIsolation: handle(modifyIsolation, ({ id, ...change }, session) => {
      const person = find(session, id);
      const { checkInTime = person.checkInTime, checkOutTime = person.checkOutTime } = change;
      if ((checkOutTime ?? '') <= (checkInTime ?? '')) {
        return refuseField('checkOutTime', '预计解除时间应晚于入住时间');
      }
      const period = (one: Pick<Isolation, 'checkInTime' | 'checkOutTime'>) => ({
        checkInTime: one.checkInTime ?? '',
        checkOutTime: one.checkOutTime,
      });
      const after = period({ checkInTime, checkOutTime });
      const [wrong] = Object.entries(isolationChangeErrors(period(person), after, today));
      if (wrong) return refuseField(...wrong);
      if (change.idCard !== undefined) checkIdCard(state, change.idCard, { except: id });
      return records.modify(session, person, change);
    }),
    deleteIsolation: handle(deleteIsolation, ({ id }, session) => {
      const person = find(session, id);
      const reason = isolationRemoval(person.status);
      if (reason !== null) return refuse(Code.conflict, reason);
      const kept = healthTests.filter(({ uId }) => uId !== id);
      healthTests.splice(0, healthTests.length, ...kept);
      return records.remove(session, person);
    }),
    personTimeline: handle(personTimeline, ({ id }, session) => {
      const person = find(session, id);
      logRead(session, person, '时间线');
      return timelineOf(state, person);
    }),
  };
}
