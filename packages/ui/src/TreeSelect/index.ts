export type { Selectable } from '../lib/treePicker/TreeTrigger.tsx';
export type { Cascade } from './checks.ts';
export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
export { MultiTreeSelect, type MultiTreeSelectProps } from './MultiTreeSelect.tsx';
