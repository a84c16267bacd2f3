import { expect, it } from 'vitest';
import { roomFilter } from './filter.ts';

const full = {
  floor: -1,
  name: ' 80 ',
  guest: '三丰',
  orderId: '20311',
  type: '11',
  isIsolation: false,
  isArchived: true,
};

it('sends what is filled in, without surrounding blanks', () => {
  expect(roomFilter.input(roomFilter.empty)).toEqual({});
  expect(roomFilter.input({ ...roomFilter.empty, name: '  ' })).toEqual({});
  expect(roomFilter.input(full)).toEqual({ ...full, name: '80' });
});

it('stands in the URL and comes back from it', () => {
  const url = roomFilter.print(full);
  expect(url).toEqual({
    floor: '-1',
    name: '80',
    guest: '三丰',
    orderId: '20311',
    type: '11',
    isIsolation: '0',
    isArchived: '1',
  });
  expect(roomFilter.parse(url)).toEqual({ ...full, name: '80' });
  expect(roomFilter.parse({ floor: '1.5', isIsolation: '2' })).toEqual(roomFilter.empty);
});

it('says in words what is in use', () => {
  const conditions = roomFilter.conditions(roomFilter.parse(roomFilter.print(full)), {
    type: () => '豪华大床房',
  });
  expect(conditions.map(({ label }) => label)).toEqual([
    '楼层：-1 楼',
    '房间号：80',
    '客人：三丰',
    '订单号：20311',
    '房型：豪华大床房',
    '房间性质：普通房',
    '停用：已停用',
  ]);
});
