import { liveUrl, openLive } from '@anzhu/api/client/live';
import type { Room } from '@anzhu/api/contract/room';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import { readSession } from '../../session/store.ts';
import { setLiveState } from '../../shell/liveState.ts';
import { applyChanges } from './liveChanges.ts';

/**
 * Keeps the board live as long as the screen is open, and tells the badge how the connection stands.
 * Both functions must stay the same between renders.
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
