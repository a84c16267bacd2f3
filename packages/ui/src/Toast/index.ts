export { ToastRegion } from '../message/index.ts';
export { toast, type ToastOptions } from './toast.ts';
