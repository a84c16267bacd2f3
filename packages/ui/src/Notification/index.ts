export { notify, type NotificationOptions } from './notify.ts';
