import { ws } from 'msw';
import { livePath } from '../../../contract/live.ts';
import { encodeWire } from '../../../contract/wire.ts';
import { RoomChange } from '../../../contract/room.ts';
import type { HotelState } from '../../hotelState.ts';

/** Shared by all stories: a link stays active until the page is closed. */
let link: ReturnType<typeof ws.link> | undefined;

/** The message that a connected board receives. */
function encode(change: RoomChange): string {
  const written = encodeWire(RoomChange, change);
  if (!written.ok) throw new Error(`The mocked push is invalid: ${written.message}`);
  return JSON.stringify(written.value);
}

/** The push of room changes: a change that another mock makes reaches the open boards. */
export const liveHandlers = ({ listeners }: HotelState) => ({
  live: (link ??= ws.link(`*${livePath}`)).addEventListener('connection', ({ client }) => {
    const send = (change: RoomChange): void => client.send(encode(change));
    listeners.add(send);
    client.addEventListener('close', () => listeners.delete(send));
    client.send('[]');
  }),
});
