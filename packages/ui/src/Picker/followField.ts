import { placeNear, type Box, type Place } from '../lib/place.ts';
import { autoUpdate, setPlace, visualArea } from '../Popover/followAnchor.ts';
import { media } from '../theme/index.ts';

export interface ListPlacing {
  field: Box;
  /** The visual viewport, without a phone's on-screen keyboard. */
  view: Box;
  /** As high as the list would like to be, at most. */
  wantedHeight: number;
  /** A phone has the list in the full width, at its lower end. */
  isPhone: boolean;
}

const minWidth = 240;
/** With less space than this below the field the list is above it if there is more. */
const minHeight = 180;
const margin = 8;

/** Below the field, or above when there is more space; never beyond the visual viewport. */
export function placeList(placing: ListPlacing): Place & { width: number } {
  const { field, view, wantedHeight, isPhone } = placing;
  const width = isPhone
    ? view.width
    : Math.min(Math.max(field.width, minWidth), view.width - 2 * margin);
  const beside = placeNear({
    anchor: field,
    size: { width, height: wantedHeight },
    view,
    align: 'start',
    gap: 4,
    margin: isPhone ? 0 : margin,
    needed: Math.min(wantedHeight, minHeight),
  });
  const maxHeight = Math.min(wantedHeight, beside.maxHeight);
  if (!isPhone) return { ...beside, width, maxHeight };
  // At the lower end of the view, or at its upper end.
  const isBelow = !beside.isBelow;
  const edge = view.top + (isBelow ? 0 : view.height);
  return { left: beside.left, width, isBelow, edge, maxHeight };
}

/** Nine rows and the space around them; on a phone a good half of the screen. */
const preferredHeight = { desk: 298, phoneShare: 0.55 };

/** Shows a sheet (`popover="manual"`) in the top layer and keeps it at its field. @returns what stops that */
export function followField(field: HTMLElement, sheet: HTMLElement): () => void {
  const place = (): void => {
    const view = visualArea();
    const isPhone = matchMedia(media.phone).matches;
    const { desk, phoneShare } = preferredHeight;
    const wantedHeight = isPhone ? Math.round(view.height * phoneShare) : desk;
    const placing = { field: field.getBoundingClientRect(), view, wantedHeight, isPhone };
    const { width, ...spot } = placeList(placing);
    sheet.style.width = `${width}px`;
    setPlace(sheet, spot);
  };
  place();
  sheet.showPopover();
  return autoUpdate(sheet, [field], place);
}
