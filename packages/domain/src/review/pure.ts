/** The part of the reviews without components: for the rules of what is reviewed, and their unit tests. */
export { notPendingReason, reviewRowActions, type ReviewDraft, type ReviewMode } from './rules.ts';
export { reviewStatusLook } from './status.ts';
