/** Bars, filters and pager of a list screen: what a table leaves free of the window's height, in px. */
export const chromeHeight = 184;

/** A table is never lower than this, in px. */
export const minHeight = 280;

/** More rows than this are not all in the page at once. */
export const virtualizeAbove = 200;
