export {
  Progress,
  ProgressRing,
  type ProgressBarProps,
  type ProgressRingProps,
} from './Progress.tsx';
