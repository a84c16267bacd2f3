export { FilterBar, type FilterBarProps, type FilterChip } from './FilterBar.tsx';
