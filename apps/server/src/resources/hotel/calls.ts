import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addHotel } from './addHotel.ts';
import { deleteHotel } from './deleteHotel.ts';
import { hotelAllowsIsolation } from './hotelAllowsIsolation.ts';
import { hotelPage } from './hotelPage.ts';
import { modifyHotel } from './modifyHotel.ts';
import { myHotel } from './myHotel.ts';

export const hotelCalls = {
  addHotel,
  deleteHotel,
  hotelAllowsIsolation,
  hotelPage,
  modifyHotel,
  myHotel,
} satisfies Partial<Handlers<keyof Contract>>;
