import type { Handlers } from '../../platform/http/handler.ts';
import { getHotel, hotelAllowsIsolation, hotelPage, myHotel } from './read.ts';
import { addHotel, deleteHotel, modifyHotel } from './write.ts';

export const hotelCalls = {
  addHotel,
  deleteHotel,
  getHotel,
  hotelAllowsIsolation,
  hotelPage,
  modifyHotel,
  myHotel,
} satisfies Partial<Handlers>;

export { hotelFor } from './queries.ts';
