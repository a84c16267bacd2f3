export { Rows } from './Rows.tsx';
export { SearchBox, useSheetKeys } from './SearchBox.tsx';
export { TreeTrigger, type Opening } from './TreeTrigger.tsx';
export { useBranches } from './useBranches.ts';
export { useTreeSearch, type TreeSearch } from './useTreeSearch.ts';
