import { getResponse, type AnyHandler, type RequestHandler } from 'msw';
import { createClient } from '../client/createClient.ts';
import type { Order, OrderStatus } from '../contract/order.ts';
import type { Room, RoomStatus } from '../contract/room.ts';
import { createHotelMock, type HotelMock } from './createHotelMock.ts';
import type { HotelState } from './hotelState.ts';

/** Handlers match paths of this origin. */
const baseUrl = 'http://localhost';

const isHttp = (handler: AnyHandler): handler is RequestHandler =>
  'run' in handler && 'info' in handler;

/** A client of a mocked back end, signed in with an account. */
export function clientOf({ handlers }: HotelMock, account: string) {
  const list = Object.values<AnyHandler>(handlers).filter(isHttp);
  return createClient({
    base: () => baseUrl,
    token: () => `Bearer ${account}`,
    fetch: async (url, init) => {
      const response = await getResponse(list, new Request(url, init), { baseUrl });
      return response ?? Promise.reject(new Error(`no handler for ${String(url)}`));
    },
  });
}

/** A mocked back end with a client for each of the four accounts. */
export function startHotel() {
  const hotel = createHotelMock();
  const [admin, manager, staff, guard] = ['admin', 'manager', 'staff', 'guard'].map((account) =>
    clientOf(hotel, account),
  ) as [Client, Client, Client, Client];
  return { hotel, state: hotel.state, admin, manager, staff, guard };
}

type Client = ReturnType<typeof clientOf>;

/** The first room in a status. */
export const roomIn = ({ rooms }: HotelState, status: RoomStatus, isIsolation = false): Room =>
  rooms.find((room) => room.status === status && room.isIsolation === isIsolation) ?? missing();

/** The first order in a status. */
export const orderIn = ({ orders }: HotelState, status: OrderStatus): Order =>
  orders.find((order) => order.status === status) ?? missing();

/** Throws: for records that the fixtures should have. */
export function missing(): never {
  throw new Error('the fixtures have no such record');
}
