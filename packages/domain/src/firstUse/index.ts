export { FirstUseBar, type FirstUseBarProps } from './FirstUseBar.tsx';
export { FirstUseSteps, type FirstUseStepsProps } from './FirstUseSteps.tsx';
export { findDone, nextStep, type FirstUseStep } from './steps.ts';
