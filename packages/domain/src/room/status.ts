import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';

/** How each status is shown: its word, its tone and the name of its icon, the same everywhere. */
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
  },
  [RoomStatus.awaitingCleaning]: {
    label: roomStatusLabel[RoomStatus.awaitingCleaning],
    tone: 'warning',
    icon: 'broom',
  },
} as const satisfies Record<RoomStatus, { label: string; tone: string; icon: string }>;

/** The name of a status icon. */
export type RoomIcon = (typeof roomStatusLook)[RoomStatus]['icon'];
