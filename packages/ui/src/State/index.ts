export { LoadingState, NoPermissionState, NotFoundState } from './State.tsx';
export { EmptyState } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
