import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';
import type { StatusLook } from '../kit/index.ts';

/** How each status is shown, the same everywhere. */
export const roomStatusLook = {
  [RoomStatus.vacant]: {
    label: roomStatusLabel[RoomStatus.vacant],
    tone: 'success',
    icon: 'circle',
  },
  [RoomStatus.occupied]: {
    label: roomStatusLabel[RoomStatus.occupied],
    tone: 'brand',
    icon: 'disc',
  },
  [RoomStatus.reserved]: {
    label: roomStatusLabel[RoomStatus.reserved],
    tone: 'info',
    icon: 'bookmark',
  },
  [RoomStatus.tentative]: {
    label: roomStatusLabel[RoomStatus.tentative],
    tone: 'neutral',
    icon: 'clock',
    isDashed: true,
  },
  [RoomStatus.awaitingCleaning]: {
    label: roomStatusLabel[RoomStatus.awaitingCleaning],
    tone: 'warning',
    icon: 'broom',
  },
} as const satisfies Record<RoomStatus, StatusLook>;

/** The name of a status icon. */
export type RoomIcon = (typeof roomStatusLook)[RoomStatus]['icon'];
