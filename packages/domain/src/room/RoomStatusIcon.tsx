import type { ReactElement } from 'react';
import { roomIcon } from './roomIcon.css.ts';
import { shownStatusLook, type RoomIcon, type ShownStatus } from './status.ts';

const ring = 'M1 7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0';

/**
 * Shapes of 14 × 14, distinguishable in greyscale: an outline, a full disc, a ribbon, hands of a clock, a
 * broom, a tick in a frame, a wrench, a disc that is crossed out.
 */
const shapes: Record<RoomIcon, string> = {
  circle: ring,
  disc: 'M1 7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  bookmark: 'M3 1h8v12.4l-4-3.1l-4 3.1z',
  clock: `${ring}M6.3 3.6h1.4v2.8h2.3v1.4h-3.7z`,
  broom:
    'M12.4 .6l1 1l-4.1 4.1l-1-1zM7.4 4.6l2 2l-.9 .9l-2-2zM5.7 6.1l2.2 2.2c0 1.9-1.2 4.1-3.3 5.1l-1-1l.9-1.4l-1.5 .8l-.9-.9l1-1.4l-1.5 .9l-1-1c1-2 3.2-3.3 5.1-3.3z',
  check: 'M1 1h12v12h-12zM2.5 2.5v9h9v-9zM5.9 10.3l-2.6-2.6l1-1l1.6 1.6l3.6-3.6l1 1z',
  crossed: `${ring}M3.2 4.3l1.1-1.1l6.5 6.5l-1.1 1.1z`,
  wrench:
    'M9.7 .7a3.7 3.7 0 0 0-3.5 4.9L.9 10.9v2.2h2.2l5.3-5.3a3.7 3.7 0 0 0 4.7-4.6L10.9 5.4L8.6 3.1L10.9 .9a3.7 3.7 0 0 0-1.2-.2z',
};

/** In its own measure, so that the browser need not scale nor clip it. */
const draw = (shape: string): ReactElement => (
  <svg className={roomIcon} aria-hidden="true">
    <path d={shape} />
  </svg>
);

// Made once: a board shows two thousand of them.
const icons: Record<RoomIcon, ReactElement> = {
  circle: draw(shapes.circle),
  disc: draw(shapes.disc),
  bookmark: draw(shapes.bookmark),
  clock: draw(shapes.clock),
  broom: draw(shapes.broom),
  check: draw(shapes.check),
  wrench: draw(shapes.wrench),
  crossed: draw(shapes.crossed),
};

/** The icon of a room status, in the colour of the text beside it. Decorative: the label is beside it. */
export function RoomStatusIcon({ status }: { status: ShownStatus }) {
  return icons[shownStatusLook[status].icon];
}
