import { autoUpdate, visualArea } from './autoUpdate.ts';
import { placeSheet, type Placement } from './placeSheet.ts';

function place(anchor: HTMLElement, sheet: HTMLElement, placement: Placement): void {
  // Its own wish, free of what an earlier place allowed it.
  sheet.style.maxHeight = '';
  const { width, height } = sheet.getBoundingClientRect();
  const { left, top, bottom, maxHeight } = placeSheet({
    anchor: anchor.getBoundingClientRect(),
    sheet: { width, height },
    view: visualArea(),
    windowHeight: innerHeight,
    placement,
  });
  Object.assign(sheet.style, {
    left: `${left}px`,
    top: top === undefined ? 'auto' : `${top}px`,
    bottom: bottom === undefined ? 'auto' : `${bottom}px`,
    maxHeight: `${maxHeight}px`,
  });
}

/**
 * Shows a sheet (an element with `popover="manual"`) in the top layer, where no dialog and no scrolling
 * table cuts it off, and keeps it at its anchor. Returns the function that stops that.
 */
export function followAnchor(
  anchor: HTMLElement,
  sheet: HTMLElement,
  { placement, isAsWide }: { placement: Placement; isAsWide: boolean },
): () => void {
  if (isAsWide) sheet.style.minWidth = `min(${anchor.offsetWidth}px, calc(100vw - 24px))`;
  sheet.showPopover();
  place(anchor, sheet, placement);
  return autoUpdate(sheet, [anchor, sheet], () => place(anchor, sheet, placement));
}
