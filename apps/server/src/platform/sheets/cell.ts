/** What a cell holds: text stays text (ids, phones), numbers can be summed. */
export type Cell = string | number | null;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters that no sheet may hold. */
const forbidden = /(?![\t\r\n])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Text that a spreadsheet program could take for a formula gets a mark that makes it text. */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as a sheet writes it. Text cells are marked as text, so that editing keeps zeros in front. */
export function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
  return `<c s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(neutral(cell))}</t></is></c>`;
}

/** Text as XML holds it. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>]/g, (mark) => escapes[mark] ?? '');

/** A row of cells. */
export const rowXml = (cells: readonly Cell[]): string =>
  `<row>${cells.map(cellXml).join('')}</row>`;
