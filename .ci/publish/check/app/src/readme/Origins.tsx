import { ChinaMap } from '@anzhu/domain/map';

const points = [
  { name: '浙江', value: 128 },
  { name: '湖北', value: 142 },
];

export const Origins = () => (
  <ChinaMap title="客源分布" points={points} measure="订单数" unit="单" />
);
