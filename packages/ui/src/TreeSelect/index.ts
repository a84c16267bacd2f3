export type { Cascade } from './checks.ts';
export type { Selectable } from './choice.ts';
export { MultiTreeSelect, type MultiTreeSelectProps } from './MultiTreeSelect.tsx';
export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
