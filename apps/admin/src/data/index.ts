/** The hooks of a list screen: data, actions and dialogs. All are loaded with the first such screen. */
export { ExportButton } from './ExportButton.tsx';
export { useAction } from './useAction.ts';
export { useCall } from './useCall.ts';
export { useDialogKey } from './useDialogKey.ts';
export { useDialogs } from './useDialogs.ts';
export { useList } from './useList.ts';
export { useProfile } from './useProfile.ts';
export { useSave } from './useSave.ts';
export { WholeRecord } from './WholeRecord.tsx';
