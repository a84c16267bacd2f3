export { dutyKinds, isInView, type DutyKind } from './duties.ts';
export type { Duty, DutyAct, DutyEntry } from './duty.ts';
export { DutyDesk, type DutyDeskProps } from './DutyDesk.tsx';
export { DutyQueue, type DutyQueueProps } from './DutyQueue.tsx';
