/** The hooks of a list screen: data, actions and dialogs. All are loaded with the first such screen. */
export { CopyRecords, useMayCopy } from './CopyRecords.tsx';
export { ExportButton, ExportMenu } from './ExportButton.tsx';
export { useAction, useSave } from './useAction.ts';
export { shared, useCall } from './useCall.ts';
export { useDialogKey, useDialogs } from './useDialogs.tsx';
export { useList } from './useList.tsx';
export { useProfile } from './useProfile.ts';
export { recordLink, useRecord, type RecordActs } from './useRecord.tsx';
export { useViewLink, useViews } from './useViews.tsx';
export { UnmaskedRecord } from './UnmaskedRecord.tsx';
