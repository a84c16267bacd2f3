import type { Handlers } from '../../platform/http/handler.ts';
import { currentShift, downloadShifts, shiftPage } from './read.ts';
import { closeShift, openShift } from './write.ts';

export const shiftCalls = {
  openShift,
  currentShift,
  closeShift,
  shiftPage,
  downloadShifts,
} satisfies Partial<Handlers>;
