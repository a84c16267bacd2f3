/** A stretch along the row, in px. */
interface Stretch {
  start: number;
  size: number;
}

/** Visible part of the next tab, in px, as a hint that there are more. */
const peek = 32;

/** How far a row has to be scrolled to show a tab, with a bit of its neighbour; no farther than needed. */
export function scrollTarget(tab: Stretch, view: Stretch): number {
  const first = tab.start - peek;
  const last = tab.start + tab.size + peek - view.size;
  if (view.start > first) return Math.max(0, first);
  return view.start < last ? last : view.start;
}

/** Scrolls a row to one of its children. `Element.scrollIntoView` would scroll the page as well. */
export function scrollRow(row: HTMLElement, index: number): void {
  const child = row.children[index];
  if (!(child instanceof HTMLElement)) return;
  row.scrollLeft = scrollTarget(
    { start: child.offsetLeft - row.offsetLeft, size: child.offsetWidth },
    { start: row.scrollLeft, size: row.clientWidth },
  );
}
