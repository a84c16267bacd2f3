import type { Contract } from '@anzhu/api/contract';
import { localTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/rowId.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readTasks } from './tasks.ts';

/** Today's tasks of the hotels that the session sees, or of the one that is given. */
export const today: Handler<Contract['today']> = async ({ input, session }, { store, clock }) => ({
  ...(await readTasks(store.db, {
    role: session.role,
    hotelId: narrowedTo(session, filterId(input.hotelId)),
    now: localTime(clock.now()),
  })),
});
