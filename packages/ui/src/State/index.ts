export {
  EmptyState,
  ErrorState,
  LoadingState,
  NoPermissionState,
  NotFoundState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './State.tsx';
