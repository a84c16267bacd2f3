export { ToastRegion as default } from '@anzhu/ui/Toast';
