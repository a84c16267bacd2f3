import type { Hotel } from '@anzhu/api/contract/hotel';

/** A hotel with everything but a cover. */
export const westLake: Hotel = {
  id: '1',
  deptId: '11',
  deptName: '安住·西湖店',
  name: '安住·西湖店',
  address: '杭州市西湖区示例路 1 号',
  parkingLot: '地下停车场 60 个车位',
  badge: ['免费停车', '近地铁'],
  allowIsolation: true,
  cover: null,
  contactPhone: '0571-00000000',
  longitude: 120.15,
  latitude: 30.25,
  province: '浙江',
  city: '杭州',
  holdHour: 18,
  lateHalfHour: 14,
  lateWholeHour: 18,
  introduce: '<p>临湖而居。</p>',
  facilities: '<ul><li>早餐</li><li>洗衣房</li></ul>',
  otherPolicy: null,
  terms: '<p>14:00 后入住，12:00 前离店。</p>',
};
