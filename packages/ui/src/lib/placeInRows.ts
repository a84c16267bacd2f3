/** The place of a control among the rows of a table. */
export interface PlaceInRows {
  /** The same control of its row, or of the row that has taken its place; undefined where there is none. */
  successor: () => HTMLElement | undefined;
}

const controls = ':is(a[href],button,[type=checkbox]):not(:disabled)';

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent ?? '';

/**
 * Remembers the place of a control before an action removes it, or takes its record off the list.
 * @returns null for an element outside of rows
 */
export function placeInRows(control: Element): PlaceInRows | null {
  const row = control.closest('tr');
  const body = row?.parentElement;
  if (!row || !(body instanceof HTMLTableSectionElement)) return null;
  const index = [...body.rows].indexOf(row);
  const column = control.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;
  const name = nameOf(control);
  return {
    successor: () => {
      const next = row.isConnected ? row : body.rows[Math.min(index, body.rows.length - 1)];
      const others = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])];
      const beside = next?.cells[column]?.querySelector<HTMLElement>(controls);
      return others.find((other) => nameOf(other) === name) ?? beside ?? others[0];
    },
  };
}
