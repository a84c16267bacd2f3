import type { Handlers } from '../../platform/http/handler.ts';
import { listRoomPrices, nightFees } from './roomPrices.ts';
import { saveRoomPrice } from './saveRoomPrice.ts';

export { channelPrice } from './channelPrice.ts';
export { checkShownPrice, priceStay, type OrderPrice, toQuotedNights } from './priceStay.ts';
export { nightFees };

export const pricingCalls = { listRoomPrices, saveRoomPrice } satisfies Partial<Handlers>;
