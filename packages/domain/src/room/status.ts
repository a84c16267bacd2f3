import {
  RoomStatus,
  roomStatuses,
  roomStatusLabel,
  toInspectLabel,
} from '@anzhu/api/contract/room';
import { looksOf } from '../kit/index.ts';

/** How each status is shown, the same everywhere. */
export const roomStatusLook = looksOf(roomStatusLabel, {
  [RoomStatus.vacant]: { tone: 'success', icon: 'circle' },
  [RoomStatus.occupied]: { tone: 'brand', icon: 'disc' },
  [RoomStatus.reserved]: { tone: 'info', icon: 'bookmark' },
  [RoomStatus.tentative]: { tone: 'neutral', icon: 'clock', isDashed: true },
  [RoomStatus.awaitingCleaning]: { tone: 'warning', icon: 'broom' },
});

/**
 * What a room is shown as: of a vacant one that is under repair tonight, the repair is all that counts; of one that was
 * cleaned, its inspection.
 */
export type ShownStatus = RoomStatus | 'inspect' | 'repair' | 'archived';
/** Those of a board: rooms out of use are shown by themselves. */
export const shownStatuses: readonly ShownStatus[] = [...roomStatuses, 'inspect', 'repair'];
export const shownStatusLook = {
  ...roomStatusLook,
  inspect: { label: toInspectLabel, tone: 'info', icon: 'check' },
  repair: { label: '维修', tone: 'neutral', icon: 'wrench' },
  archived: { label: '停用', tone: 'neutral', icon: 'crossed' },
} as const;

/** The name of a status icon. */
export type RoomIcon = (typeof shownStatusLook)[ShownStatus]['icon'];
