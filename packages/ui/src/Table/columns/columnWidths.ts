/** Stores the widths set by the user. `useColumnLayout` returns one. */
export interface ColumnSizing {
  /** The widths of all columns, in pixels, as they are now to be. */
  resize: (widths: Readonly<Record<string, number>>) => void;
  /** Gives a column its usual width again. */
  resetWidth: (columnId: string) => void;
}

export const minWidth = 48;
export const maxWidth = 800;
/** What one press of an arrow key adds or takes. */
const widthStep = 16;

/** Clamps a width to whole px within the bounds. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** The width after a key; null for other keys. */
export function widthByKey(key: string, width: number): number | null {
  if (key === 'ArrowRight') return clampWidth(width + widthStep);
  if (key === 'ArrowLeft') return clampWidth(width - widthStep);
  return null;
}

/** The head cells of the caller's columns, by the column's id. */
function headCells(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll<HTMLTableCellElement>(':scope > thead th[data-column]')];
}

/** The rendered width of each column, in whole px. */
export function measureWidths(table: HTMLTableElement): Record<string, number> {
  const widths = headCells(table).map((cell): [string, number] => [
    cell.dataset['column'] ?? '',
    Math.round(cell.getBoundingClientRect().width),
  ]);
  return Object.fromEntries(widths);
}

/** Shows a width while it is being dragged, without rendering. @returns the function that undoes it */
export function previewWidth(table: HTMLTableElement, columnId: string, width: number): () => void {
  const index = [...(table.tHead?.rows[0]?.cells ?? [])].findIndex(
    (cell) => cell.dataset['column'] === columnId,
  );
  const col = table.querySelectorAll('col')[index];
  const cell = headCells(table).find((one) => one.dataset['column'] === columnId);
  if (!col || !cell) return () => {};
  const initial = { col: col.style.width, table: table.style.minWidth };
  const grown = width - parseFloat(initial.col);
  col.style.width = `${width}px`;
  table.style.minWidth = `${parseFloat(initial.table) + grown}px`;
  return () => {
    col.style.width = initial.col;
    table.style.minWidth = initial.table;
  };
}
