export { LabelEnd, WaitingWords } from './Row.tsx';
export { Rows, SearchBox, useSheetKeys } from './Rows.tsx';
export {
  TreeTrigger,
  useBranches,
  type TreePickerProps,
  type TreeSheetProps,
} from './TreeTrigger.tsx';
