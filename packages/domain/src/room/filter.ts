import { roomNature } from '@anzhu/api/contract/room';
import type { Id } from '@anzhu/api/contract/codecs';

/** What the board is narrowed by on the server; null and '' mean not at all. The status is the board's own. */
export interface RoomFilterValue {
  floor: number | null;
  /** Room number. */
  name: string;
  /** As typed: ids are opaque. */
  orderId: string;
  /** Room type. */
  type: Id | null;
  isIsolation: boolean | null;
}

export const noRoomFilter: RoomFilterValue = {
  floor: null,
  name: '',
  orderId: '',
  type: null,
  isIsolation: null,
};

/** The filter as the calls take it: what is empty is left out. */
export function roomFilterInput({ floor, name, orderId, type, isIsolation }: RoomFilterValue) {
  return {
    ...(floor !== null && { floor }),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(orderId.trim() !== '' && { orderId: orderId.trim() }),
    ...(type !== null && { type }),
    ...(isIsolation !== null && { isIsolation }),
  };
}

/** One filter in use, in words, and the filter without it. */
export interface RoomFilterWord {
  id: keyof RoomFilterValue;
  label: string;
  without: RoomFilterValue;
}

/** The filters in use, in words, for chips. `roomTypeName` says what a room type's id stands for. */
export function roomFilterWords(
  value: RoomFilterValue,
  roomTypeName: (id: Id) => string,
): RoomFilterWord[] {
  const { floor, name, orderId, type, isIsolation } = roomFilterInput(value);
  const words: Partial<Record<keyof RoomFilterValue, string>> = {
    ...(floor !== undefined && { floor: `楼层：${floor} 楼` }),
    ...(name !== undefined && { name: `房间号：${name}` }),
    ...(orderId !== undefined && { orderId: `订单号：${orderId}` }),
    ...(type !== undefined && { type: `房型：${roomTypeName(type)}` }),
    ...(isIsolation !== undefined && { isIsolation: `房间性质：${roomNature(isIsolation)}` }),
  };
  return (Object.keys(words) as (keyof RoomFilterValue)[]).map((id) => ({
    id,
    label: words[id] ?? '',
    without: { ...value, [id]: noRoomFilter[id] },
  }));
}
