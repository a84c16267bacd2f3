import { lazyAll } from '../kit/index.ts';

export type { AssignMode } from './assignDraft.ts';
export type { AssignFormProps } from './AssignForm.tsx';

/** The form of an assignment, fetched when it is first rendered or by `preloadAssignForm`. */
export const { AssignForm, preload: preloadAssignForm } = lazyAll({
  AssignForm: () => import('./AssignForm.tsx').then((module) => module.AssignForm),
});
