import type { Handlers } from '../../platform/http/handler.ts';
import { assignIsolation, assignIsolations } from './assign.ts';
import { downloadIsolations, getIsolation, isolationPage } from './read.ts';
import { personTimeline } from './timeline.ts';
import { addIsolation, deleteIsolation, modifyIsolation } from './write.ts';

export { checkPeriod, isolate, personTaken } from './isolate.ts';
export { isolationRecord } from './log.ts';
export { checkIsolationHotel, checkRoomType, pickRoom, placeOf } from './rooms.ts';
export { addedByStaff, everyone, isolationList } from './selection.ts';

export const isolationCalls = {
  addIsolation,
  assignIsolation,
  assignIsolations,
  deleteIsolation,
  downloadIsolations,
  getIsolation,
  isolationPage,
  modifyIsolation,
  personTimeline,
} satisfies Partial<Handlers>;
