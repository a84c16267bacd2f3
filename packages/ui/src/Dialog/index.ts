export { DialogContent } from './content.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogInside } from './DialogShell.tsx';
