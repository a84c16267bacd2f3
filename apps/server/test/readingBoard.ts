import { liveUrl, openLive } from '@anzhu/api/client/live';
import type { RoomStatus } from '@anzhu/api/contract/room';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { call } from './harness.ts';

/** A board like the app's: it reads the rooms, reconnects and reads them again, and applies changes. */
export class ReadingBoard {
  readonly rooms = new Map<number, RoomStatus>();
  /** Rooms that an event has named, whether they have been read or not. */
  readonly told = new Set<number>();
  reads = 0;
  isLive = false;

  constructor(url: string, token: string) {
    void this.#read(url, token);
    const live = openLive({
      url: liveUrl(url, url),
      token: () => token,
      onChanges: (changes) => {
        for (const { id, status } of changes) {
          this.told.add(Number(id));
          this.rooms.set(Number(id), status);
        }
      },
      onState: (state) => {
        this.isLive = state === 'live';
      },
      onReload: () => void this.#read(url, token),
      socket: (address, protocols) =>
        new WebSocket(address, protocols) as unknown as globalThis.WebSocket,
    });
    onTestFinished(() => live.close());
  }

  async #read(url: string, token: string): Promise<void> {
    const { code, data } = await call({ url }, 'listRooms', {}, token);
    if (code !== 200) return;
    for (const { id, status } of data) this.rooms.set(Number(id), status as RoomStatus);
    this.reads += 1;
  }
}
