export {
  FormDialog,
  FormFooter,
  type FormDialogProps,
  type FormFooterProps,
} from './FormDialog.tsx';
