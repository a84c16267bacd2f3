import { autoUpdate, visualArea } from '../Popover/followAnchor.ts';
import { media } from '../theme/index.ts';

/** A box on the screen, in px from its top left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placing {
  /** The field that the list belongs to. */
  field: Box;
  /** The visual viewport, without a phone's on-screen keyboard. */
  view: Box;
  /** Height of the layout viewport, including the part the on-screen keyboard covers. */
  windowHeight: number;
  /** As high as the list would like to be, at most. */
  wantedHeight: number;
  /** A phone has the list in the full width, at its lower end. */
  isPhone: boolean;
}

/** Position of a list; `top` or `bottom` is measured from that edge of the window, in px. */
interface Place {
  left: number;
  width: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

const gap = 4;
const margin = 8;
const minWidth = 240;
/** With less space than this on the preferred side the list flips if the other side has more. */
const minHeight = 180;

/** Below the field, or above when there is more space; never beyond the visual viewport. */
export function placeList(placing: Placing): Place {
  const { field, view, windowHeight, wantedHeight, isPhone } = placing;
  const edge = isPhone ? 0 : margin;
  const viewEnd = view.top + view.height;
  const above = field.top - gap - view.top - edge;
  const below = viewEnd - (field.top + field.height) - gap - edge;
  const isBelow = below >= Math.min(wantedHeight, minHeight) || below >= above;
  const maxHeight = Math.max(0, Math.min(wantedHeight, isBelow ? below : above));

  if (isPhone) {
    const across = { left: view.left, width: view.width, maxHeight };
    return isBelow ? { ...across, bottom: windowHeight - viewEnd } : { ...across, top: view.top };
  }
  const width = Math.min(Math.max(field.width, minWidth), view.width - 2 * margin);
  const rightmost = view.left + view.width - margin - width;
  const left = Math.max(view.left + margin, Math.min(field.left, rightmost));
  return isBelow
    ? { left, width, maxHeight, top: field.top + field.height + gap }
    : { left, width, maxHeight, bottom: windowHeight - field.top + gap };
}

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
