import type { RoomChange } from '@anzhu/api/contract/room';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../data/useLive.tsx';

/** Changes that come within this time are one read of the list, in milliseconds. */
const gather = 1000;

/** Reads the list again when an isolation room has changed. `reload` must be stable. */
export function useLiveList(reload: () => Promise<void>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const receive = useCallback(
    (changes: readonly RoomChange[]) => {
      if (timer.current !== undefined || !changes.some(({ isIsolation }) => isIsolation)) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void reload();
      }, gather);
    },
    [reload],
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
