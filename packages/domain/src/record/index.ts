export { RecordPicture, type RecordPictureProps } from './RecordPicture.tsx';
export { RecordSelect, type RecordOption, type RecordSelectProps } from './RecordSelect.tsx';
export { recordStatusLook, recordStatusOptions } from './status.ts';
