import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@anzhu/api/client';
import { liveUrl, openLive } from '@anzhu/api/client/live';
import { listRooms, type Room } from '@anzhu/api/contract/room';
import { createPushMerger } from '../../apps/admin/src/data/pushMerger.ts';
import { applyChanges } from '../../apps/admin/src/routes/roomManage/liveChanges.ts';

/** Opens a board that reads its rooms and lives by pushes, and reads when its connection has opened again. */
function openBoard(url: string, token: string, read: () => Promise<Room[]>): () => Room[] {
  const merger = createPushMerger<Room[]>();
  let shown: Room[] = [];
  let reads = 0;
  async function reload(): Promise<void> {
    const number = (reads += 1);
    for (;;) {
      const rooms = await merger.mergePushes(read).catch(() => null);
      if (number !== reads) return;
      if (rooms) shown = rooms;
      if (rooms) return;
      // As the app: again after a while.
      await setTimeout(1000 + Math.random() * 2000);
    }
  }
  openLive({
    url: liveUrl(url, url),
    token: () => token,
    onState: () => undefined,
    onReload: () => void reload(),
    onChanges(changes) {
      shown = applyChanges(shown, changes);
      merger.add((rooms) => applyChanges(rooms, changes));
    },
  });
  void reload();
  return () => shown;
}

/** Opens so many boards of the hotels in turn. @returns waits until each shows what a fresh read says; how many do then */
export function openBoards(
  client: Client & { token: string },
  { url, hotels, count }: { url: string; hotels: readonly string[]; count: number },
): (seconds: number) => Promise<number> {
  const read = (hotelId: string): Promise<Room[]> => client.call(listRooms, { hotelId });
  const boards = Array.from({ length: count }, (_, at) => {
    const hotelId = hotels[at % hotels.length] ?? '';
    return { hotelId, shown: openBoard(url, client.token, () => read(hotelId)) };
  });
  const equal = async (): Promise<number> => {
    const fresh = new Map<string, Room[]>();
    for (const hotelId of hotels) fresh.set(hotelId, await read(hotelId));
    const isSame = ({ hotelId, shown }: (typeof boards)[number]) =>
      isDeepStrictEqual(fresh.get(hotelId), shown());
    return boards.filter(isSame).length;
  };
  return async (seconds) => {
    const end = performance.now() + seconds * 1000;
    for (;;) {
      const now = await equal().catch(() => 0);
      if (now === count || performance.now() > end) return now;
      await setTimeout(500);
    }
  };
}
