export { type SelectOption } from './option.ts';
export { Select, type SelectProps } from './Select.tsx';
