export { urgencyLabel } from './status.ts';
