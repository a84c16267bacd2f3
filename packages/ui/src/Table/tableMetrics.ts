/** Height of bars, filters and pager of a list screen, in px: the part of the window a table leaves free. */
export const chromeHeight = 184;

/** Minimum height of a table, in px. */
export const minHeight = 280;

/** Above this number of rows the body is virtualised. */
export const virtualizeAbove = 200;
