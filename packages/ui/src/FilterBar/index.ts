export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export type { FilterChip } from './FilterChips.tsx';
