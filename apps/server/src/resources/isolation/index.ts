import * as assign from './assign.ts';
import * as read from './read.ts';
import { transferIsolation } from './transfer.ts';
import { personTimeline } from './timeline.ts';
import * as write from './write.ts';

export { checkPeople, checkPeriod, isolate, isolationNights, personTaken } from './isolate.ts';
export { isolationRecord } from './log.ts';
export { readIsolations } from './queries.ts';
export { checkIsolationHotel, checkRoomType, pickRoom, assignmentOf } from './rooms.ts';
export { addedByStaff, isolationList } from './selection.ts';

export const isolationCalls = {
  ...assign,
  ...read,
  ...write,
  personTimeline,
  transferIsolation,
};
