export { Rows } from './Rows.tsx';
export { SearchBox } from './SearchBox.tsx';
export { TreeTrigger, type Opening } from './TreeTrigger.tsx';
export { useBranches } from './useBranches.ts';
export { useSheetKeys } from './useSheetKeys.ts';
export { useTreeSearch, type TreeSearch } from './useTreeSearch.ts';
