export { hardnessLabel } from './hardness.ts';
