import { followAnchor, visualArea } from '../lib/anchor/index.ts';
import { media } from '../theme/index.ts';
import { placeList } from './placeList.ts';

/** Nine rows and the space around them; on a phone a good half of the screen. */
const preferredHeight = { desk: 298, phoneShare: 0.55 };

/**
 * Shows a sheet (an element with `popover="manual"`) in the top layer, where no dialog and no scrolling
 * table cuts it off, and keeps it at its field. Returns the function that stops that.
 */
export function followField(field: HTMLElement, sheet: HTMLElement): () => void {
  const stop = followAnchor(sheet, [field], () => {
    const view = visualArea();
    const isPhone = matchMedia(media.phone).matches;
    const { desk, phoneShare } = preferredHeight;
    return placeList({
      field: field.getBoundingClientRect(),
      view,
      windowHeight: innerHeight,
      wantedHeight: isPhone ? Math.round(view.height * phoneShare) : desk,
      isPhone,
    });
  });
  sheet.showPopover();
  return stop;
}
