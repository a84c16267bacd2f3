import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@anzhu/api/client';
import { liveUrl, openLive } from '@anzhu/api/client/live';
import { listRooms, type Room, type RoomChange } from '@anzhu/api/contract/room';
import { createPushMerger } from '../../apps/admin/src/data/pushMerger.ts';

/** The rooms of a hotel, by id. */
type Rooms = ReadonlyMap<string, Room>;

const read = async (client: Client, hotelId: string): Promise<Rooms> => {
  const rooms = await client.call(listRooms, { hotelId });
  return new Map(rooms.map((room) => [room.id, room]));
};

/** Takes a change over, as the app's board does; rooms of other hotels are not on it. */
function withChange(rooms: Rooms, change: RoomChange): Rooms {
  const room = rooms.get(change.id);
  return room ? new Map(rooms).set(change.id, { ...room, ...change }) : rooms;
}

interface Board {
  hotelId: string;
  rooms: Rooms;
  close(): void;
}

/** Opens a board that reads its rooms and lives by pushes, and reads when its connection has opened again. */
function openBoard(
  client: Client,
  { url, token, hotelId }: { url: string; token: string; hotelId: string },
): Board {
  const merger = createPushMerger<Rooms>();
  let reading = new AbortController();
  async function reload(): Promise<void> {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    while (!signal.aborted) {
      try {
        const rooms = await merger.mergePushes(() => read(client, hotelId));
        if (!signal.aborted) board.rooms = rooms;
        return;
      } catch {
        // As the app: again after a while.
        await setTimeout(1000 + Math.random() * 2000);
      }
    }
  }
  const live = openLive({
    url: liveUrl(url, url),
    token: () => token,
    onChanges(changes) {
      for (const change of changes) {
        board.rooms = withChange(board.rooms, change);
        merger.add((rooms) => withChange(rooms, change));
      }
    },
    onState: () => undefined,
    onReload: () => void reload(),
  });
  const board: Board = {
    hotelId,
    rooms: new Map(),
    close() {
      reading.abort();
      live.close();
    },
  };
  void reload();
  return board;
}

/** Boards that watch rooms while desks change them. */
export interface Boards {
  count: number;
  /** Waits until each shows what a fresh read says. @returns how many do after so many seconds */
  caughtUp(seconds: number): Promise<number>;
  close(): void;
}

/** Opens boards of the hotels in turn. */
export function openBoards(
  client: Client,
  {
    url,
    token,
    hotels,
    count,
  }: { url: string; token: string; hotels: readonly string[]; count: number },
): Boards {
  const boards = Array.from({ length: count }, (_, at) =>
    openBoard(client, { url, token, hotelId: hotels[at % hotels.length] ?? '' }),
  );
  async function equal(): Promise<number> {
    const fresh = new Map<string, Rooms>();
    for (const hotelId of hotels) fresh.set(hotelId, await read(client, hotelId));
    return boards.filter(({ hotelId, rooms }) => isDeepStrictEqual(fresh.get(hotelId), rooms))
      .length;
  }
  return {
    count,
    async caughtUp(seconds) {
      const end = performance.now() + seconds * 1000;
      for (;;) {
        const now = await equal().catch(() => 0);
        if (now === count || performance.now() > end) return now;
        await setTimeout(500);
      }
    },
    close() {
      for (const board of boards) board.close();
    },
  };
}
