import type { RoomChange } from '@anzhu/api/contract/room';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from './useLive.tsx';

/** Changes that come within this time are one read, in milliseconds. */
const gather = 1000;

/**
 * Reads data that depends on rooms again when one of them has changed, by default whichever. Both
 * functions must be stable.
 */
export function useLiveReload(
  reload: () => Promise<void>,
  concerns?: (change: RoomChange) => boolean,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const receive = useCallback(
    (changes: readonly RoomChange[]) => {
      if (timer.current !== undefined || (concerns && !changes.some(concerns))) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void reload();
      }, gather);
    },
    [reload, concerns],
  );
  useLive(receive, reload);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
