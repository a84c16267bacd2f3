export { Cascader, type CascaderProps } from './Cascader.tsx';
export type { Selectable } from './columns.ts';
