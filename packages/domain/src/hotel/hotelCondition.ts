import { idFilter } from '../kit/index.ts';

/** The condition that the lists of all hotels have. */
export const hotelCondition = { hotelId: { label: '酒店', codec: idFilter() } };
