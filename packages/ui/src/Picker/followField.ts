import { autoUpdate, visualArea } from '../Popover/followAnchor.ts';
import { media } from '../theme/index.ts';
import { placeList } from './placeList.ts';

/** Nine rows and the space around them; on a phone a good half of the screen. */
const preferredHeight = { desk: 298, phoneShare: 0.55 };

function place(field: HTMLElement, sheet: HTMLElement): void {
  const view = visualArea();
  const isPhone = matchMedia(media.phone).matches;
  const { left, width, top, bottom, maxHeight } = placeList({
    field: field.getBoundingClientRect(),
    view,
    windowHeight: innerHeight,
    wantedHeight: isPhone
      ? Math.round(view.height * preferredHeight.phoneShare)
      : preferredHeight.desk,
    isPhone,
  });
  Object.assign(sheet.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: top === undefined ? 'auto' : `${top}px`,
    bottom: bottom === undefined ? 'auto' : `${bottom}px`,
    maxHeight: `${maxHeight}px`,
  });
}

/**
 * Shows a sheet (an element with `popover="manual"`) in the top layer, where no dialog and no scrolling
 * table cuts it off, and keeps it at its field. Returns the function that stops that.
 */
export function followField(field: HTMLElement, sheet: HTMLElement): () => void {
  place(field, sheet);
  sheet.showPopover();
  return autoUpdate(sheet, [field], () => place(field, sheet));
}
