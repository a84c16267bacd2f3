import { columnName } from '@anzhu/api/rules/sheet';

/** What a cell holds: text stays text (ids, phones), numbers can be summed. */
export type Cell = string | number | null;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters that no sheet may hold. */
const forbidden = /(?![\t\r\n])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Text that a spreadsheet program could take for a formula gets a mark that makes it text. */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Styles of cells, by their place in the workbook's list. */
export const cellStyle = { text: 1, title: 2, moment: 3 };

/**
 * A cell as a sheet writes it, '' when it is empty. Text cells are marked as text, so that editing keeps zeros
 * in front.
 * @param reference its column and row, as A1: some readers take no cell without
 */
export function cellXml(cell: Cell, reference: string, style = cellStyle.text): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? `<c r="${reference}"><v>${cell}</v></c>` : '';
  }
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(neutral(cell))}</t></is></c>`;
}

/** Text as XML holds it. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>]/g, (mark) => escapes[mark] ?? '');

/** A row of cells; its number is counted from 1. */
export function rowXml(cells: readonly Cell[], number: number, style?: number): string {
  const xml = cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, style));
  return `<row r="${number}">${xml.join('')}</row>`;
}
