export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { FormFooter, type FormFooterProps } from './FormFooter.tsx';
