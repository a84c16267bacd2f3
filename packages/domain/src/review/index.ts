export {
  ListUpdateNote,
  PendingCount,
  reviewViews,
  type ListUpdateNoteProps,
} from './ReviewListNotes.tsx';
export {
  notPendingReason,
  openingMode,
  reviewRowActions,
  reviewStatusLook,
  type ReviewDraft,
  type ReviewMode,
} from './status.ts';
export { reviewStamp } from './stamp.ts';
export { ReviewCarousel, type ReviewDialogProps, type ReviewSteps } from './ReviewCarousel.tsx';
