import { ChinaMap } from '@anzhu/domain/map';

const points = [
  { name: '湖北', value: 142 },
  { name: '浙江', value: 128 },
  { name: '江苏', value: 96 },
  { name: '广东', value: 61 },
  { name: '四川', value: 44 },
  { name: '海南', value: 12 },
  { name: '台湾', value: 5 },
  { name: '西藏', value: 3 },
];

/** Orders by province. */
export function MapScreen() {
  return <ChinaMap title="客源分布" points={points} measure="订单数" unit="单" />;
}
