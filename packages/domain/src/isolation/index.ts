export { isolationFilter } from './filter.ts';
export { isolationColumns } from './isolationColumns.tsx';
export { IsolationFilterBar } from './IsolationFilterBar.tsx';
export { IsolationMarkTag, type IsolationMarkTagProps } from './IsolationMarkTag.tsx';
export {
  PersonDetailDialog,
  PersonDialog,
  PersonReport,
  preloadPersonDialogs,
} from './lateDialogs.ts';
export { isolationMark, isolationStatusLook, type IsolationMark } from './status.ts';
