export {
  IsolationMarkTag,
  IsolationStatusTag,
  type IsolationMarkTagProps,
} from './IsolationStatusTag.tsx';
export { plannedRelease } from './release.ts';
export {
  isolationExitLabel,
  isolationMark,
  isolationRemoval,
  isolationStatusLook,
  personTypeLabel,
  removableIsolations,
  type IsolationIcon,
  type IsolationMark,
} from './status.ts';
