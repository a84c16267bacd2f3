import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openLive } from '../../../client/live.ts';
import { RoomStatus, type RoomChange } from '../../../contract/room.ts';
import { createHotelMock } from '../../createHotelMock.ts';

const hotel = createHotelMock();
const server = setupServer(hotel.handlers.live);
beforeAll(() => server.listen());
afterAll(() => server.close());

it('the mocked push sends a change of a room to an open board', async () => {
  const onChanges = vi.fn<(changes: RoomChange[]) => void>();
  const onState = vi.fn();
  const onReload = vi.fn();
  const url = 'ws://localhost/api/room/live';
  const live = openLive({ url, token: () => 'Bearer admin', onChanges, onState, onReload });
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith('live'));
  hotel.change('2', { status: RoomStatus.awaitingCleaning });
  await vi.waitFor(() => expect(onChanges).toHaveBeenCalledOnce());
  expect(onChanges.mock.calls[0]?.[0]).toMatchObject([
    { id: '2', name: '202', status: RoomStatus.awaitingCleaning, isIsolation: false },
  ]);
  expect(onReload).toHaveBeenCalledOnce();
  live.close();
});
