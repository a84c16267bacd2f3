import { disabledBelow, type TreeNode } from '../lib/tree/index.ts';

/** Departments of a small chain. */
export const departments: TreeNode<number>[] = [
  {
    value: 1,
    label: '安住集团',
    children: [
      {
        value: 2,
        label: '华东区',
        children: [
          { value: 21, label: '杭州西湖店' },
          { value: 22, label: '上海外滩店', isDisabled: true, disabledReason: '已停用' },
        ],
      },
      { value: 3, label: '华南区', children: [{ value: 31, label: '广州珠江店' }] },
      { value: 4, label: '财务部' },
    ],
  },
];

/** As for the parent of 华东区. */
export const parentsOfEast = disabledBelow(departments, 2);

/** 25 regions with 13 hotels of 15 departments: 5,225 nodes. */
export const chain: TreeNode<string>[] = Array.from({ length: 25 }, (_, region) => ({
  value: `r${region + 1}`,
  label: `第 ${region + 1} 区`,
  children: Array.from({ length: 13 }, (_hotel, hotel) => ({
    value: `r${region + 1}-h${hotel + 1}`,
    label: `${region + 1}-${hotel + 1} 店`,
    children: Array.from({ length: 15 }, (_part, part) => ({
      value: `r${region + 1}-h${hotel + 1}-p${part + 1}`,
      label: `部门 ${region + 1}-${hotel + 1}-${part + 1}`,
    })),
  })),
}));
