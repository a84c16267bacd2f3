export {
  EmptyState,
  ErrorState,
  LoadingState,
  NoPermissionState,
  NotFoundState,
} from './State.tsx';
