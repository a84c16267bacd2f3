export {
  Field,
  type ControlProps,
  type FieldFrameProps,
  type FieldIds,
  type FieldProps,
} from './Field.tsx';
export { Steps } from './Steps.tsx';
