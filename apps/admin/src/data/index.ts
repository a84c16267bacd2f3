/** The hooks of a screen: data, actions and dialogs. */
export { ExportButton } from './ExportButton.tsx';
export { useAction } from './useAction.ts';
export { useCall } from './useCall.ts';
export { useDialogs } from './useDialogs.ts';
export { useList } from './useList.ts';
export { useProfile } from './useProfile.ts';
export { useSave } from './useSave.ts';
export { useTree } from './useTree.ts';
