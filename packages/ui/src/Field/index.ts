export {
  Field,
  type ControlProps,
  type FieldFrameProps,
  type FieldIds,
  type FieldProps,
} from './Field.tsx';
export { ClearButton } from './ClearButton.tsx';
export { Steps } from './Steps.tsx';
