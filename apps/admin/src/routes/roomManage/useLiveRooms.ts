import type { Room, RoomChange } from '@anzhu/api/contract/room';
import { useCallback, useEffect, useRef } from 'react';
import { useGathered, useLive } from '../../data/useLive.tsx';
import { applyChanges, isMissing, type BoardQuery } from './liveChanges.ts';

/**
 * Keeps the board live while the screen is mounted: it is read again when a change is of a room that it
 * lacks. Both functions must be stable.
 *
 * @param query what the board was read with; null as long as it is not read
 */
export function useLiveRooms(
  update: (change: (rooms: Room[]) => Room[]) => void,
  reread: () => Promise<void>,
  query: BoardQuery | null,
): void {
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const rereadSoon = useGathered(reread);
  const apply = useCallback(
    (changes: readonly RoomChange[]) =>
      update((rooms) => {
        const { current } = latest;
        if (current && changes.some((one) => isMissing(rooms, one, current))) rereadSoon();
        return applyChanges(rooms, changes);
      }),
    [update, rereadSoon],
  );
  useLive(apply, reread);
}
