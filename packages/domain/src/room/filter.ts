import { roomNature } from '@anzhu/api/contract/room';
import {
  booleanFilter,
  defineFilter,
  idFilter,
  integerFilter,
  textFilter,
  type ValuesOf,
} from '../kit/pure.ts';

/** What the room board is filtered by on the server; the status is filtered by the board itself. */
export const roomFilter = defineFilter({
  floor: { label: '楼层', codec: integerFilter(), words: (floor) => `${floor} 楼` },
  name: { label: '房间号', codec: textFilter() },
  orderId: { label: '订单号', codec: textFilter() },
  type: { label: '房型', codec: idFilter() },
  isIsolation: { label: '房间性质', codec: booleanFilter(), words: roomNature },
});

export type RoomFilterValue = ValuesOf<typeof roomFilter>;
