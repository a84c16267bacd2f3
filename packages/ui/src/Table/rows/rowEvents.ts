import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { moveIndex } from '../../lib/moveIndex.ts';
import { placeInRows, type PlaceInRows } from '../../lib/placeInRows.ts';

/** What arrow keys move between in a row. Text fields are not among it: the arrow keys are theirs, and so is a stop. */
const selector = ':is(a[href],button,[type=checkbox]):not(:disabled,[popover] *)';

const found = new WeakSet<Element>();

/** The links, buttons and boxes of a row or cell, without hidden ones and those out of the Tab order from the start. */
function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    if (control.tabIndex >= 0) found.add(control);
    return found.has(control) && control.offsetParent !== null;
  });
}

/** In a tree the rows take the focus themselves. */
const isTreeRow = (row: HTMLElement): boolean => row.hasAttribute('tabindex');

/** Leaves one control of a row in the Tab order: the focused one, or else that of last time, or the first. */
function setStop(row: HTMLElement): void {
  const controls = controlsOf(row);
  const stop =
    controls.find((control) => control === document.activeElement) ??
    controls.find((control) => control.getAttribute('tabindex') === '0') ??
    controls[0];
  for (const control of controls) {
    control.tabIndex = control === stop && !isTreeRow(row) ? 0 : -1;
  }
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;

/** ← → Home End: the control of the row that such a key leads to; undefined for other keys. */
function alongRow(key: string, control: HTMLElement, row: HTMLElement): HTMLElement | undefined {
  const controls = controlsOf(row);
  const index = controls.indexOf(control);
  if (key === 'ArrowLeft' && index === 0 && isTreeRow(row)) return row;
  const motion = { count: controls.length, isHorizontal: true };
  return controls[moveIndex(key, index, motion) ?? -1];
}

/** ↑ ↓: the control in the same column of the next row with controls, or else the first control of that row. */
function acrossRows(
  key: string,
  control: HTMLElement,
  row: HTMLTableRowElement,
): HTMLElement | undefined {
  const rows = [...(row.closest('tbody')?.rows ?? [])];
  const controlsAt = (index: number): HTMLElement[] => (rows[index] ? controlsOf(rows[index]) : []);
  const isDisabled = (index: number): boolean => controlsAt(index).length === 0;
  const index = moveIndex(key, rows.indexOf(row), { count: rows.length, isDisabled }) ?? -1;

  const column = control.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;
  const inColumn = (one: HTMLTableRowElement | undefined): HTMLElement[] =>
    one?.cells[column] ? controlsOf(one.cells[column]) : [];
  const others = inColumn(rows[index]);
  const place = Math.min(inColumn(row).indexOf(control), others.length - 1);
  return others[place] ?? controlsAt(index)[0];
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Moves the focus among the controls of rows: ← → Home End within one, ↑ ↓ to the same control of another. */
export function moveByKey(event: ReactKeyboardEvent): void {
  const control = document.activeElement;
  const row = rowOf(control);
  if (!row || !(control instanceof HTMLElement) || !controlsOf(row).includes(control)) return;
  if (!isPlain(event) || event.isDefaultPrevented()) return;
  const target = alongRow(event.key, control, row) ?? acrossRows(event.key, control, row);
  if (!target || target === control) return;
  event.preventDefault();
  target.focus();
}

/** → on a row of a tree that is not closed goes to its first control. */
function enterTreeRow(event: KeyboardEvent): void {
  const row = event.target;
  if (event.key !== 'ArrowRight' || !isPlain(event) || !(row instanceof HTMLTableRowElement))
    return;
  const [first] = row.getAttribute('aria-expanded') === 'false' ? [] : controlsOf(row);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

const controlsAndTexts = 'a, button, label, input, select, textarea, [popover], [role]';

/** A press on the ground of a row follows the link of its title; text that was selected with it is only selected. */
function followTitle(event: MouseEvent): void {
  const { target } = event;
  const row = rowOf(target);
  if (!row || !(target instanceof Element) || target.closest(controlsAndTexts) !== null) return;
  // The second of a double press was meant for what lay above, as the × of a dialog.
  if (event.detail > 1 || getSelection()?.isCollapsed === false) return;
  const link = row.querySelector('[data-title] a[href]');
  // With its modifiers: Ctrl opens a tab.
  link?.dispatchEvent(new MouseEvent('click', event));
}

function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/** Sets `title` of a cell whose text overflows, on pointer enter. */
function setOverflowTitle({ target }: Event): void {
  const cell =
    target instanceof Element && target.closest<HTMLTableCellElement>('tbody :is(td, th)');
  if (!cell) return;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const available =
    cell.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  if (contentWidth(cell) > available + 1) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}

/**
 * Makes each row of a table one stop of Tab, and all rows of a tree one; shows the whole text of a cell that
 * cuts it; keeps the focus in its row when its control is removed, and among the rows when its row is; a press on a row follows the link of its title. One listener per table. The stops are set when Tab is pressed, before the focus moves: rendering
 * rows takes no longer for it.
 *
 * @param signal ends it
 */
export function watchRows(table: HTMLTableElement, signal: AbortSignal): void {
  const setStops = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') for (const row of table.tBodies[0]?.rows ?? []) setStop(row);
  };
  // The control of a row that was used last is the one that Tab reaches.
  const keepStop = ({ target }: Event): void => {
    const row = rowOf(target);
    if (row) setStop(row);
  };
  /** The focused control. Rows that are replaced do not take the focus from a control outside of the table. */
  let focused: { control: Element; place: PlaceInRows | null } | null = null;
  const keepPlace = ({ target }: Event): void => {
    focused = target instanceof Element ? { control: target, place: placeInRows(target) } : null;
    rowObserver.disconnect();
    const row = rowOf(target);
    if (row) rowObserver.observe(row, { childList: true, subtree: true });
  };
  const followRow = (): void => {
    if (!focused || focused.control.isConnected) return;
    const { place } = focused;
    focused = null;
    if (document.activeElement === document.body) place?.successor()?.focus();
  };
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) focused = null;
    const left = focused;
    // A control that is removed loses the focus too, and its row is followed: that is over by then.
    setTimeout(() => {
      if (focused === left && left?.control.isConnected) focused = null;
    });
  };
  const observer = new MutationObserver(followRow);
  // Of one row: its action may be another one by now. Buttons that are only drawn anew have the focus again by then.
  const rowObserver = new MutationObserver(() => setTimeout(followRow));
  const [body] = table.tBodies;
  if (body) observer.observe(body, { childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    rowObserver.disconnect();
  });
  table.addEventListener('focusin', keepPlace, { signal });
  table.addEventListener('focusout', forget, { signal });
  addEventListener('keydown', setStops, { capture: true, signal });
  table.addEventListener('keydown', enterTreeRow, { capture: true, signal });
  table.addEventListener('focusin', keepStop, { signal });
  table.addEventListener('pointerover', setOverflowTitle, { signal });
  table.addEventListener('click', followTitle, { signal });
}
