export { refusalOf, type Refusal } from './refusal.ts';
export { RefusalNote, type RefusalNoteProps } from './RefusalNote.tsx';
export { useDeed, type Deed } from './useDeed.ts';
