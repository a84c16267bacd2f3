import type { Endpoint } from './endpoint.ts';
import type { hotelPage } from './hotel.ts';
import type { roomTypePage } from './roomType.ts';

/** An endpoint that is fetched with its first call: of a list that a screen needs for a picker only. */
export interface LateEndpoint<E extends Endpoint> {
  path: E['path'];
  load: () => Promise<E>;
}

export const lateHotelPage: LateEndpoint<typeof hotelPage> = {
  path: '/api/hotel/page',
  load: () => import('./hotel.ts').then((module) => module.hotelPage),
};

export const lateRoomTypePage: LateEndpoint<typeof roomTypePage> = {
  path: '/api/roomType/page',
  load: () => import('./roomType.ts').then((module) => module.roomTypePage),
};
