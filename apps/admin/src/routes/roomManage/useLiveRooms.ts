import type { Room, RoomChange } from '@anzhu/api/contract/room';
import { useCallback } from 'react';
import { useLive } from '../../data/live/useLive.tsx';
import { applyChanges } from './liveChanges.ts';

/** Keeps the board live while the screen is mounted. Both functions must be stable. */
export function useLiveRooms(
  update: (change: (rooms: Room[]) => Room[]) => void,
  reread: () => Promise<void>,
): void {
  const apply = useCallback(
    (changes: readonly RoomChange[]) => update((rooms) => applyChanges(rooms, changes)),
    [update],
  );
  useLive(apply, reread);
}
