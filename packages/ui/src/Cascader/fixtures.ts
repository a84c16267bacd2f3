import type { TreeNode } from '../lib/tree/index.ts';

/** Where a guest may come from: few places, two levels. */
export const places: TreeNode<string>[] = [
  { value: '11', label: '北京' },
  {
    value: '33',
    label: '浙江',
    children: [
      { value: '3301', label: '杭州' },
      { value: '3302', label: '宁波' },
      { value: '3304', label: '嘉兴', isDisabled: true, disabledReason: '暂不接待' },
    ],
  },
  {
    value: '50',
    label: '重庆',
    isDisabled: true,
    disabledReason: '暂不接待',
    children: [{ value: '5001', label: '渝中区' }],
  },
  {
    value: '44',
    label: '广东',
    children: [
      { value: '4401', label: '广州' },
      { value: '4403', label: '深圳' },
    ],
  },
];

/** 20 buildings with 10 floors of 24 rooms: 5,020 nodes. */
export const buildings: TreeNode<string>[] = Array.from({ length: 20 }, (_, building) => ({
  value: `h${building + 1}`,
  label: `${building + 1} 号楼`,
  children: Array.from({ length: 10 }, (_floor, floor) => ({
    value: `h${building + 1}-f${floor + 1}`,
    label: `${floor + 1} 层`,
    children: Array.from({ length: 24 }, (_room, room) => {
      const name = `${building + 1}-${(floor + 1) * 100 + room + 1}`;
      return { value: name, label: `客房 ${name}` };
    }),
  })),
}));

/** One hotel with 4,999 rooms on one floor: columns of such a length are virtualised. */
export const longBuilding: TreeNode<string>[] = [
  {
    value: 'building',
    label: '安住大厦',
    children: Array.from({ length: 4999 }, (_, room) => ({
      value: `room-${room + 1}`,
      label: `客房 ${room + 1}`,
    })),
  },
];
