import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';
import { looksOf } from '../kit/index.ts';

/** How each status is shown, the same everywhere. */
export const roomStatusLook = looksOf(roomStatusLabel, {
  [RoomStatus.vacant]: { tone: 'success', icon: 'circle' },
  [RoomStatus.occupied]: { tone: 'brand', icon: 'disc' },
  [RoomStatus.reserved]: { tone: 'info', icon: 'bookmark' },
  [RoomStatus.tentative]: { tone: 'neutral', icon: 'clock', isDashed: true },
  [RoomStatus.awaitingCleaning]: { tone: 'warning', icon: 'broom' },
});

/** The name of a status icon. */
export type RoomIcon = (typeof roomStatusLook)[RoomStatus]['icon'];
