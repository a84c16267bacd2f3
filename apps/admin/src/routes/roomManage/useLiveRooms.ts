import { liveUrl, openLive } from '@anzhu/api/client/live';
import type { Room } from '@anzhu/api/contract/room';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import { readSession } from '../../session/store.ts';
import { setLiveState } from '../../shell/liveState.ts';
import { applyChanges } from './liveChanges.ts';

/**
 * Keeps the board live while the screen is mounted, and reports the connection state to the badge. Both
 * functions must be stable.
 */
export function useLiveRooms(
  update: (change: (rooms: Room[]) => Room[]) => void,
  reread: () => Promise<void>,
): void {
  useEffect(() => {
    const live = openLive({
      url: liveUrl(config().apiBase, window.location.origin),
      token: () => readSession()?.token ?? null,
      onChanges: (changes) => update((rooms) => applyChanges(rooms, changes)),
      onState: setLiveState,
      onReload: () => void reread(),
    });
    return () => {
      live.close();
      setLiveState(null);
    };
  }, [update, reread]);
}
