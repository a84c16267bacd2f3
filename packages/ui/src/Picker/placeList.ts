import { placeBox, type Box, type SheetPlace } from '../lib/anchor/index.ts';

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

const gap = 4;
const minWidth = 240;
/** With less space than this on the preferred side the list flips if the other side has more. */
const minHeight = 180;

/** Below the field, or above when there is more space; on a phone at that end of the screen. */
export function placeList(placing: Placing): SheetPlace {
  const { field, view, windowHeight, wantedHeight, isPhone } = placing;
  const margin = isPhone ? 0 : 8;
  const room = view.width - 2 * margin;
  const width = isPhone ? room : Math.min(Math.max(field.width, minWidth), room);
  const { left, top, isAbove, maxHeight } = placeBox({
    anchor: field,
    size: { width, height: wantedHeight },
    view,
    placement: 'bottom start',
    gap,
    margin,
    minHeight: Math.min(wantedHeight, minHeight),
  });
  const size = { left, width, maxHeight: Math.min(wantedHeight, maxHeight) };
  if (isPhone) {
    const bottom = windowHeight - view.top - view.height;
    return isAbove ? { ...size, top: view.top } : { ...size, bottom };
  }
  return isAbove ? { ...size, bottom: windowHeight - top - wantedHeight } : { ...size, top };
}
