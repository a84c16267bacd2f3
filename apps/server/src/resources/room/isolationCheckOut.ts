import type { Contract } from '@anzhu/api/contract';
import { Isolation, IsolationStatus } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { RoomStatus } from '@anzhu/api/contract/room';
import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';
import { localTime } from '../../platform/clock.ts';
import { StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { roomEvents } from './events.ts';
import { moveRoom } from './moveRoom.ts';
import { roomFor } from './roomFor.ts';
import { statusLog } from './statusLog.ts';
import { endStay, lockPersonIn } from './stay.ts';

/** How an isolation ends, by the way that was chosen. */
const ends = {
  [IsolationExit.released]: { status: IsolationStatus.released, kind: StayEnd.released },
  [IsolationExit.hospitalised]: {
    status: IsolationStatus.hospitalised,
    kind: StayEnd.hospitalised,
  },
} as const satisfies Record<IsolationExit, { status: IsolationStatus; kind: StayEnd }>;

/** Someone leaves isolation, released or to hospital: the room is to be disinfected. */
export const isolationCheckOut: Handler<Contract['isolationCheckOut']> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { status, kind } = ends[input.status];
    const time = localTime(clock.now());
    const room = await roomFor(tx, input.roomId, { session, action: 'exitIsolation' });
    await moveRoom(tx, room, { action: 'exitIsolation', to: RoomStatus.awaitingCleaning });
    await lockPersonIn(tx, room);
    const { isolation_person_id: personId } = await endStay(tx, room, { kind, time });
    await tx
      .updateTable('isolation_person')
      .set({ status, ended_time: time })
      .where('id', '=', personId)
      .where('status', '=', IsolationStatus.isolating)
      .execute();
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: statusLog(room, RoomStatus.awaitingCleaning, {
        sketch: `房间 ${room.name} 退出隔离：${isolationExitLabel[input.status]}`,
        also: byLabel(Isolation, { id: personId, status }),
      }),
    };
  });
