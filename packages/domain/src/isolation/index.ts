export {
  IsolationMarkTag,
  IsolationStatusTag,
  type IsolationMarkTagProps,
} from './IsolationStatusTag.tsx';
export {
  isolationExitLabel,
  isolationMark,
  isolationStatusLook,
  personTypeLabel,
  type IsolationIcon,
  type IsolationMark,
} from './status.ts';
