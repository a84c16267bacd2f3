export { DialogContent, Dialog, DialogInside, type DialogProps } from './Dialog.tsx';
