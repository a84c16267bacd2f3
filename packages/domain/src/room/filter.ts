import { labelsOf } from '@anzhu/api/contract/label';
import { listRooms, roomNature } from '@anzhu/api/contract/room';
import {
  booleanFilter,
  defineFilter,
  idFilter,
  integerFilter,
  textFilter,
  type ValuesOf,
} from '../kit/index.ts';

const labels = labelsOf(listRooms.input);

/** What the room board is filtered by on the server; the status is filtered by the board itself. */
export const roomFilter = defineFilter({
  floor: { label: labels.floor, codec: integerFilter(), words: (floor) => `${floor} 楼` },
  name: { label: labels.name, codec: textFilter(20) },
  guest: { label: labels.guest, codec: textFilter(50) },
  orderId: { label: labels.orderId, codec: textFilter() },
  type: { label: labels.type, codec: idFilter() },
  isIsolation: { label: labels.isIsolation, codec: booleanFilter(), words: roomNature },
  isArchived: {
    label: labels.isArchived,
    codec: booleanFilter(),
    words: (isArchived) => (isArchived ? '已停用' : '在用'),
  },
});

export type RoomFilterValue = ValuesOf<typeof roomFilter>;
