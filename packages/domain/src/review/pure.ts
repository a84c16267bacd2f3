/** The part of the reviews without components: for the rules of what is reviewed, and their unit tests. */
export {
  notPendingReason,
  reviewRowActions,
  reviewStatusLook,
  type ReviewDraft,
  type ReviewMode,
} from './status.ts';
