import type { Handlers } from '../../platform/http/handler.ts';
import { listRoomPrices } from './read.ts';
import { saveRoomPrice } from './write.ts';

export { readRoomPrices } from './queries.ts';

export const roomPriceCalls = {
  listRoomPrices,
  saveRoomPrice,
} satisfies Partial<Handlers>;
