export { DiffView, type DiffViewProps, type FieldChange } from './DiffView.tsx';
export type { DiffValue } from './diff.ts';
