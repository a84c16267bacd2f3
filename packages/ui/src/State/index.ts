export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export {
  EmptyState,
  LoadingState,
  NoPermissionState,
  NotFoundState,
  type EmptyStateProps,
  type LoadingStateProps,
  type NoPermissionStateProps,
  type NotFoundStateProps,
} from './State.tsx';
