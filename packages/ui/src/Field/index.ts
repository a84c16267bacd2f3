export { Field, type ControlProps, type FieldProps } from './Field.tsx';
export { ChipLine, useChip, type FilterChip } from './chips.ts';
export { ClearButton } from './ClearButton.tsx';
export { Steps } from './Steps.tsx';
