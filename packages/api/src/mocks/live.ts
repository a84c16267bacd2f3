import { ws } from 'msw';
import { livePath } from '../contract/live.ts';
import { encodeWire } from '../contract/wire.ts';
import { RoomChange } from '../contract/room.ts';
import type { HotelState } from './hotelState.ts';

/** One link for all stories: each link of its own would listen as long as the page lives. */
let link: ReturnType<typeof ws.link> | undefined;

/** What a connected board is sent. */
function message(change: RoomChange): string {
  const written = encodeWire(RoomChange, change);
  if (!written.ok) throw new Error(`The mock pushes wrongly: ${written.message}`);
  return JSON.stringify(written.value);
}

/** The push of room changes: whatever the other mocks do to a room reaches the open boards. */
export const liveHandlers = ({ listeners }: HotelState) => ({
  live: (link ??= ws.link(`*${livePath}`)).addEventListener('connection', ({ client }) => {
    const tell = (change: RoomChange): void => client.send(message(change));
    listeners.add(tell);
    client.addEventListener('close', () => listeners.delete(tell));
    client.send('[]');
  }),
});
