export { PaperHotelContext, type RenderHotel, SignerContext } from './paperHotel.ts';
export * as printSheet from './printSheet.css.ts';
export { FactsOnPaper, Letterhead, Signatures, Terms } from './SheetParts.tsx';
