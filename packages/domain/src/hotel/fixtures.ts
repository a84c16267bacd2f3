import { HotelState, type Hotel } from '@anzhu/api/contract/hotel';

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

const found = (id: number, name: string, region: string | null, state?: HotelState) => ({
  id: String(id),
  name,
  region,
  state: state ?? HotelState.open,
});

/** Hotels of a chain by region; the last one is closed. */
export const chain = [
  found(1, '安住杭州西湖店', '华东 / 浙江'),
  found(2, '安住杭州滨江店', '华东 / 浙江'),
  found(3, '安住上海外滩店', '华东 / 上海'),
  found(4, '安住广州天河店', '华南 / 广东'),
  found(5, '安住深圳福田店', '华南 / 广东'),
  found(6, '安住西安钟楼店', '西北 / 陕西'),
  found(7, '安住桂林象山店', '华南 / 广西', HotelState.closed),
];
