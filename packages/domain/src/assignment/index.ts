export type { AssignMode } from './assignDraft.ts';
export type { AssignFormProps } from './AssignForm.tsx';

export { AssignForm } from './AssignForm.tsx';
