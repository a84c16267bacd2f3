import type { TreeNode } from './tree.ts';

/** Departments of a small hotel. */
export const departments: TreeNode<string>[] = [
  {
    value: 'group',
    label: '安住集团',
    children: [
      {
        value: 'east',
        label: '华东区',
        children: [
          { value: 'hangzhou', label: '杭州西湖店' },
          { value: 'shanghai', label: '上海外滩店' },
        ],
      },
      { value: 'south', label: '华南区', children: [{ value: 'guangzhou', label: '广州珠江店' }] },
    ],
  },
  { value: 'guests', label: '外部', children: [] },
];

/** One node below the other; the deepest is `d-1`. */
export function makeChain(depth: number): TreeNode<string>[] {
  let nodes: TreeNode<string>[] = [];
  for (let level = 1; level <= depth; level += 1) {
    nodes = [
      { value: `d-${level}`, label: `第 ${level} 层`, ...(level > 1 && { children: nodes }) },
    ];
  }
  return nodes;
}
