export {
  faultsText,
  importSheetName,
  importTitles,
  readImportRows,
  type ImportedTest,
  type ImportReading,
  type RowFault,
} from './importRows.ts';
export {
  checkTypeLabel,
  isAbnormal,
  nucleicLabel,
  resultText,
  type Measurement,
} from './measure.ts';
