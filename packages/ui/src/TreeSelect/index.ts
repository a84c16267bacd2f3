export { MultiTreeSelect, TreeSelect } from './TreeSelect.tsx';
