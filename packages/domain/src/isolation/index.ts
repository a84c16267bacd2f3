export {
  IsolationMarkTag,
  IsolationStatusTag,
  type IsolationMarkTagProps,
} from './IsolationStatusTag.tsx';
export {
  isolationMark,
  isolationStatusLook,
  type IsolationIcon,
  type IsolationMark,
} from './status.ts';
