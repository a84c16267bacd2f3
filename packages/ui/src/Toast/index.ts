export { ToastRegion } from './ToastRegion.tsx';
export { notify, toast } from './toast.ts';
