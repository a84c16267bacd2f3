import type { RoomChange } from '@anzhu/api/contract/room';
import { useCallback } from 'react';
import { useGathered } from './useGathered.ts';
import { useLive } from './useLive.tsx';

/**
 * Reads data that depends on rooms again when one of them has changed, by default whichever. Both
 * functions must be stable.
 */
export function useLiveReload(
  reload: () => Promise<void>,
  concerns?: (change: RoomChange) => boolean,
): void {
  const reloadSoon = useGathered(reload);
  const receive = useCallback(
    (changes: readonly RoomChange[]) => {
      if (!concerns || changes.some(concerns)) reloadSoon();
    },
    [reloadSoon, concerns],
  );
  useLive(receive, reload);
}
