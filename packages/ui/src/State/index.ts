export {
  EmptyState,
  ErrorState,
  LoadingState,
  NoPermissionState,
  NotFoundState,
  type EmptyStateProps,
  type ErrorStateProps,
  type LoadingStateProps,
  type NoPermissionStateProps,
  type NotFoundStateProps,
} from './State.tsx';
