/** The head cells of the caller's columns, by the column's id. */
function headsOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll<HTMLTableCellElement>(':scope > thead th[data-column]')];
}

/** How wide each column of the caller is on the screen now, in whole pixels. */
export function seenWidths(table: HTMLTableElement): Record<string, number> {
  const widths = headsOf(table).map((cell): [string, number] => [
    cell.dataset['column'] ?? '',
    Math.round(cell.getBoundingClientRect().width),
  ]);
  return Object.fromEntries(widths);
}

/**
 * Shows a width while it is being dragged, without drawing anything again.
 * Answers how to undo that.
 */
export function previewWidth(table: HTMLTableElement, columnId: string, width: number): () => void {
  const index = [...(table.tHead?.rows[0]?.cells ?? [])].findIndex(
    (cell) => cell.dataset['column'] === columnId,
  );
  const col = table.querySelectorAll('col')[index];
  const cell = headsOf(table).find((one) => one.dataset['column'] === columnId);
  if (!col || !cell) return () => {};
  const before = { col: col.style.width, table: table.style.minWidth };
  const grown = width - parseFloat(before.col);
  col.style.width = `${width}px`;
  table.style.minWidth = `${parseFloat(before.table) + grown}px`;
  return () => {
    col.style.width = before.col;
    table.style.minWidth = before.table;
  };
}
