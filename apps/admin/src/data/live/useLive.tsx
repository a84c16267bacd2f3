import { liveUrl, openLive } from '@anzhu/api/client/live';
import type { RoomChange } from '@anzhu/api/contract/room';
import { ConnectionBadge } from '@anzhu/ui/ConnectionBadge';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import { readSession } from '../../session/store.ts';
import { showLiveBadge } from '../../shell/liveState.ts';

/**
 * Receives the changes of rooms while the screen is mounted, and shows the connection state as a
 * badge in the top bar. `reload` is called when the connection has opened, and at intervals while there is none. Both
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
