export {
  LoadingState,
  NoPermissionState,
  NotFoundState,
  type LoadingStateProps,
  type NoPermissionStateProps,
  type NotFoundStateProps,
} from './State.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
