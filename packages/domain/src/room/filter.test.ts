import { expect, it } from 'vitest';
import { noRoomFilter, roomFilterInput, roomFilterWords, type RoomFilterValue } from './filter.ts';

const full: RoomFilterValue = {
  floor: 8,
  name: ' 80 ',
  orderId: '20311',
  type: 11,
  isIsolation: false,
};

it('leaves out what is empty', () => {
  expect(roomFilterInput(noRoomFilter)).toEqual({});
  expect(roomFilterInput({ ...noRoomFilter, name: '  ' })).toEqual({});
  expect(roomFilterInput(full)).toEqual({
    floor: 8,
    name: '80',
    orderId: '20311',
    type: 11,
    isIsolation: false,
  });
});

it('says the filters in use', () => {
  const words = roomFilterWords(full, () => '豪华大床房');
  expect(words.map(({ label }) => label)).toEqual([
    '楼层：8 楼',
    '房间号：80',
    '订单号：20311',
    '房型：豪华大床房',
    '房间性质：普通房',
  ]);
  expect(roomFilterWords(noRoomFilter, String)).toEqual([]);
});

it('takes one filter off and keeps the others', () => {
  const [floor] = roomFilterWords(full, String);
  expect(floor?.without).toEqual({ ...full, floor: null });
});
