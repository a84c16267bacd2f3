export { DepositSheet, type DepositSheetProps, type PrintedDeposit } from './DepositSheet.tsx';
export { PaperHotelContext, type RenderHotel, SignerContext } from './paperHotel.ts';
export { PrintLine } from './PrintLine.tsx';
export * as printSheet from './printSheet.css.ts';
export {
  BillTerms,
  FactsOnPaper,
  Letterhead,
  Signatures,
  SumOnPaper,
  Terms,
} from './SheetParts.tsx';
export { usePrinted } from './usePrinted.ts';
