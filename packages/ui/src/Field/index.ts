/** How a control of one's own looks in its field. */
export { Field, type ControlProps, type FieldProps } from './Field.tsx';
export { ClearButton } from './ClearButton.tsx';
export { Steps } from './Steps.tsx';
