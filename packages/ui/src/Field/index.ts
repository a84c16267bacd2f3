export { Field, type ControlProps, type FieldProps } from './Field.tsx';
export { ClearButton } from './ClearButton.tsx';
export { Steps } from './Steps.tsx';
