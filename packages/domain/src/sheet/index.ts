export { readBook } from './readBook.ts';
export type { OddCell, Sheet, SheetCell, SheetRow } from './sheet.ts';
export { SheetRefusal } from './sheetRefusal.ts';
