export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
export { MultiTreeSelect, type MultiTreeSelectProps } from './MultiTreeSelect.tsx';
