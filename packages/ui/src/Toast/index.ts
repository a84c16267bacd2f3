export { ToastRegion } from '../lib/message/ToastRegion.tsx';
export { toast } from './toast.ts';
