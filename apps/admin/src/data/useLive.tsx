import { liveUrl, openLive } from '@anzhu/api/client/live';
import type { RoomChange } from '@anzhu/api/contract/room';
import { ConnectionBadge } from '@anzhu/ui/ConnectionBadge';
import { useCallback, useEffect, useRef } from 'react';
import { config } from '../config.ts';
import { readSession } from '../session/store.ts';
import { showLiveBadge } from './liveState.ts';

/**
 * Receives the changes of rooms while the screen is mounted, and shows the connection state as a
 * badge in the top bar. `reload` is called when the connection has opened again, and at intervals while there is none. Both
 * functions must be stable.
 */
export function useLive(
  onChanges: (changes: readonly RoomChange[]) => void,
  reload: () => Promise<void>,
): void {
  useEffect(() => {
    const live = openLive({
      url: liveUrl(config().apiBase, window.location.origin),
      token: () => readSession()?.token ?? null,
      onChanges,
      onState: (state) => showLiveBadge(<ConnectionBadge state={state} />),
      onReload: () => void reload(),
    });
    return () => {
      live.close();
      showLiveBadge(null);
    };
  }, [onChanges, reload]);
}

/** Requests that come within this time are one, in milliseconds. */
const gatherMs = 1000;

/** A stable function that calls `run` once for all its calls within a second. `run` must be stable. */
export function useGathered(run: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void run();
    }, gatherMs);
  }, [run]);
}

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
