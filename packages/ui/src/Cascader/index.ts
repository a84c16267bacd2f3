export { Cascader, type CascaderProps } from './Cascader.tsx';
export type { Choose } from './choosing.ts';
