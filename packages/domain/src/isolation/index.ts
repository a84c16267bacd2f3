export { IsolationMarkTag, type IsolationMarkTagProps } from './IsolationMarkTag.tsx';
export { isolationMark, isolationStatusLook, type IsolationMark } from './status.ts';
