export type { Cascade } from './checks.ts';
export type { Selectable } from './TreeField.tsx';
export { MultiTreeSelect, type MultiTreeSelectProps } from './MultiTreeSelect.tsx';
export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
