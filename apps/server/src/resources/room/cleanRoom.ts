import type { Contract } from '@anzhu/api/contract';
import { RoomStatus } from '@anzhu/api/contract/room';
import { roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import type { Handler } from '../../platform/http/handler.ts';
import { roomEvents } from './events.ts';
import { moveRoom } from './moveRoom.ts';
import { stateOf } from './read.ts';
import { roomFor } from './roomFor.ts';
import { statusLog } from './statusLog.ts';

/** A room is clean again, and vacant. */
export const cleanRoom: Handler<Contract['cleanRoom']> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'clean' });
    await moveRoom(tx, room, { action: 'clean', to: RoomStatus.vacant });
    const label = roomActionLabel('clean', stateOf(room).isIsolation);
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: statusLog(room, RoomStatus.vacant, { sketch: `房间 ${room.name} ${label}` }),
    };
  });
