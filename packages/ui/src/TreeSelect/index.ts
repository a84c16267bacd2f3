export type { Cascade } from './checks.ts';
export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
export { type Selectable } from './TreeField.tsx';
export { MultiTreeSelect, type MultiTreeSelectProps } from './MultiTreeSelect.tsx';
