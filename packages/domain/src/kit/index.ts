export {
  ActionDialog,
  type ActionDialogProps,
  type DialogAction,
} from './dialogs/ActionDialog.tsx';
export {
  actionsColumn,
  bindActions,
  editAndRemove,
  linkTitle,
  recordActions,
  type RecordRights,
  type RowAction,
} from './actionsColumn.tsx';
export { AddButton, removeDialog } from './addAndRemove.tsx';
export { fieldColumns } from './fieldColumns.tsx';
export { ErrorNote, refreshAfterConflict, type ErrorNoteProps } from './ErrorNote.tsx';
export { ListPage, type ListPageProps, type ListView } from './ListPage.tsx';
export {
  bindFields,
  changesOf,
  contractForm,
  type ContractFields,
  type ContractForm,
} from './contractForm.ts';
export {
  defineFilter,
  nameIn,
  type Codecs,
  type Filter,
  type FilterInput,
  type FilterValues,
  type ValuesOf,
} from './filter/filter.ts';
export {
  booleanFilter,
  dayRangeFilter,
  enumFilter,
  idFilter,
  integerFilter,
  keyFilter,
  monthFilter,
  optionFilter,
  optionsOf,
  textFilter,
} from './filter/filterCodecs.ts';
export * as editTable from './editTable.css.ts';
export { RecordFacts } from './dialogs/RecordFacts.tsx';
export {
  SaveDialog,
  saveQuestion,
  type RecordDialogProps,
  type SaveQuestion,
  type SaveDialogProps,
} from './dialogs/SaveDialog.tsx';
export {
  ConfirmNames,
  overruleNames,
  useNamesQuestion,
  useOverruleQuestion,
} from './dialogs/ConfirmNames.tsx';
export { useDialogFocus } from './dialogs/useDialogFocus.ts';
export { SentNote } from './SentNote.tsx';
export { looksOf, StatusTag, type StatusLook } from './StatusTag.tsx';
export { TextFilterBar, type TextFilterBarProps } from './filter/TextFilterBar.tsx';
export { submitErrorOf, useSubmit, type Submission, type SubmitError } from './submission.ts';
export { WarningNote } from './WarningNote.tsx';
export { useFilterDraft, type FilterState } from './filter/useFilterDraft.ts';
export { itemsOf, type Fact } from './record/facts.ts';
export { keptFact, KeptUntil } from './record/KeptUntil.tsx';
export { RecordView, type RecordState, type RecordViewProps } from './record/RecordView.tsx';
export { ViewDialog, type ViewDialogProps, type ViewState } from './dialogs/ViewDialog.tsx';
export { RowRecord } from './record/rowRecordLater.ts';
