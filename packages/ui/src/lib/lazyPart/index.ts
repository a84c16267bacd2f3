export { useDraft } from './drafts.ts';
export { lazyPart, type LazyPart } from './lazyPart.tsx';
export { createLoader, useLoaded, type Loaded, type Loader } from './loader.ts';
export {
  discardDrafts,
  isRefreshUnderWay,
  refreshIfRequired,
  refreshPage,
  RefreshRequiredError,
} from './refresh.ts';
