import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import type { Id } from '@anzhu/api/contract/codecs';
import { IsolationStatus, isolationStatusLabel, Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { nightsAhead } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { setRoomStatus, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { lockPersonIn, moveStay, openStayIn } from '../stay/index.ts';
import { isolationFor, type IsolationRow } from './queries.ts';
import { checkIsolationHotel, checkRoomType, pickRooms, takeRoom } from './rooms.ts';

/**
 * Moves people in isolation to rooms of another hotel, all of them or none. Their isolation goes on: number,
 * check-in, planned release and tests stay (spec: stays change).
 * @returns the rooms, in the order of the people.
 */
export const transferIsolation: Handler<'transferIsolation'> = (call, server) => {
  const { input, session } = call;
  const time = hotelTime(server);
  const place = { hotelId: rowId(input.hotelId), roomTypeId: rowId(input.roomType) };
  return server.store.change(call, async (tx) => {
    await checkIsolationHotel(tx, place.hotelId);
    await checkRoomType(tx, place);
    const leaving = await leaveRooms(tx, input.ids, { hotelId: place.hotelId, session });
    const nights = nightsOfAll(
      leaving.map(({ person }) => person),
      time,
    );
    const { roomId } = input;
    const rooms =
      roomId === undefined
        ? await pickRooms(tx, { ...place, nights }, leaving.length)
        : [await takeOfType(tx, { roomId, ...place, session, nights, time })];
    const hotelName = await nameOfHotel(tx, place.hotelId);
    const log: LogEntry[] = [];
    for (const [index, { person, room: from }] of leaving.entries()) {
      const to = rooms[index] as RoomRow;
      await lockPersonIn(tx, from);
      const stay = await openStayIn(tx, from, from.sn ?? '');
      if (stay.isolation_person_id !== person.id) throw conflict('该次入住已结束，请刷新后重试');
      await moveStay(tx, stay, { from, to, now: time.now });
      await tx
        .updateTable('health_test')
        .set({ hotel_id: to.hotel_id })
        .where('isolation_person_id', '=', person.id)
        .execute();
      log.push(...transferLogs({ person, from, to, hotelName }));
    }
    const moved = [...leaving.map(({ room }) => room), ...rooms];
    return {
      data: leaving.map(({ person }, index) => ({
        id: person.id,
        roomId: rooms[index]?.id ?? null,
        roomName: rooms[index]?.name ?? null,
      })),
      events: await roomEvents(
        tx,
        moved.map(({ id }) => id),
      ),
      log: log as [LogEntry, ...LogEntry[]],
    };
  });
};

/** Someone in isolation, and the room that they leave. */
interface Leaving {
  person: IsolationRow;
  room: RoomRow;
}

/** Refuses who is not in isolation or is in the hotel already; the rooms of the others await cleaning. */
async function leaveRooms(
  tx: Tx,
  ids: readonly Id[],
  { hotelId, session }: { hotelId: number; session: Session },
): Promise<Leaving[]> {
  const leaving: Leaving[] = [];
  for (const id of new Set(ids)) {
    const person = await isolationFor(tx, id, session);
    const { name, status, room_id: roomId } = person;
    if (status !== IsolationStatus.isolating || roomId === null) {
      throw conflict(`「${name}」的隔离状态为「${isolationStatusLabel[status]}」，不能转移`);
    }
    if (person.hotel_id === hotelId) {
      throw invalid('hotelId', `「${name}」已在「${person.hotel_name}」，请用「换房」`);
    }
    const room = await roomFor(tx, String(roomId), { session, action: 'transfer' });
    leaving.push({ person, room });
  }
  // The lower id first, as everywhere.
  for (const { room } of leaving.toSorted((one, other) => one.room.id - other.room.id)) {
    await setRoomStatus(tx, room, { action: 'transfer' });
  }
  return leaving;
}

/** The nights from tonight on in which people need their rooms: up to the last release. */
const nightsOfAll = (people: readonly IsolationRow[], time: HotelTime): string[] =>
  people
    .map(({ check_in_time, check_out_time }) =>
      nightsAhead({ estimatedCheckIn: check_in_time, estimatedCheckOut: check_out_time }, time),
    )
    .reduce((one, other) => (other.length > one.length ? other : one), []);

/** Takes the room that was chosen, of the chosen type. */
async function takeOfType(
  tx: Tx,
  { roomTypeId, ...named }: Parameters<typeof takeRoom>[1] & { roomTypeId: number },
): Promise<RoomRow> {
  const room = await takeRoom(tx, named);
  if (room.room_type_id !== roomTypeId) throw invalid('roomId', '房间不是该房型');
  return room;
}

const nameOfHotel = async (tx: Tx, id: number): Promise<string> =>
  (await tx.selectFrom('hotel').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** The entries of a transfer: one of the person, and one of each room for its hotel, without the name of the person. */
function transferLogs({
  person,
  from,
  to,
  hotelName,
}: {
  person: IsolationRow;
  from: RoomRow;
  to: RoomRow;
  hotelName: string;
}): LogEntry[] {
  const { id, name, hotel_name: formerHotel } = person;
  const also = byLabel(Isolation, { id });
  return [
    {
      type: LogType.dataChange,
      sketch: `隔离人员「${name}」由「${formerHotel}」${from.name} 转至「${hotelName}」${to.name}`,
      target: { kind: 'isolationPerson', id, name },
      hotelId: to.hotel_id,
      before: byLabel(Isolation, { hotelName: formerHotel, roomName: from.name }),
      after: byLabel(Isolation, { hotelName, roomName: to.name }),
    },
    statusLog(from, roomTransitions.transfer.to, {
      sketch: `房间 ${from.name} 的隔离人员转至「${hotelName}」`,
      also,
    }),
    statusLog(to, roomTransitions.moveIn.to, {
      sketch: `房间 ${to.name} 由「${formerHotel}」转入隔离人员`,
      also,
    }),
  ];
}
