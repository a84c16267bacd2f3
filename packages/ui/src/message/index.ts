export type { MessageAction, MessageTone } from './queue.ts';
export { closeAll, post } from './store.ts';
export { ToastRegion } from './ToastRegion.tsx';
