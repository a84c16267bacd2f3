export { ToastRegion } from '../lib/message/index.ts';
export { toast, type ToastOptions } from './toast.ts';
