export { Select, type SelectProps } from './Select.tsx';
export { filterOptions, type SelectOption } from './filterOptions.ts';
