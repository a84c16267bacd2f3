import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../http/handler.ts';
import { hotelAllowsIsolation } from './hotelAllowsIsolation.ts';
import { hotelPage } from './hotelPage.ts';
import { myHotel } from './myHotel.ts';

export const hotelCalls = {
  hotelAllowsIsolation,
  hotelPage,
  myHotel,
} satisfies Partial<Handlers<keyof Contract>>;
