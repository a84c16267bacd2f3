export { AssistantKeys, type AssistantKeysProps } from './AssistantKeys.tsx';
export { PendingActsButton, type PendingActsButtonProps } from './PendingActsButton.tsx';
export { PendingActsDialog, type PendingActsDialogProps } from './PendingActsDialog.tsx';
