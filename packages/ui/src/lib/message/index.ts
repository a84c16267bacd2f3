export { closeAll, post, type MessageAction, type MessageTone } from './queue.ts';
export { ToastRegion } from './ToastRegion.tsx';
