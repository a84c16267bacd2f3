export { RecordPicture, type RecordPictureProps } from './RecordPicture.tsx';
export { RecordSelect, type RecordOption, type RecordSelectProps } from './RecordSelect.tsx';
export {
  RecordTreePicker,
  treeNodes,
  type RecordTreePickerProps,
  type TreeRecord,
} from './RecordTreePicker.tsx';
export { recordTarget, type RecordRef, type RecordTarget } from './recordTarget.ts';
export { sameNameWarning } from './sameName.ts';
export { recordStatusLook, recordStatusOptions } from './status.ts';
