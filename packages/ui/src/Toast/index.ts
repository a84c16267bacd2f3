export { ToastRegion } from '../lib/message/ToastRegion.tsx';
export { toast, type ToastOptions } from './toast.ts';
