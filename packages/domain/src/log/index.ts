export { logTypeLabel } from './type.ts';
