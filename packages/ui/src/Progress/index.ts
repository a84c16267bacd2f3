export { Progress, type ProgressBarProps } from './Progress.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
