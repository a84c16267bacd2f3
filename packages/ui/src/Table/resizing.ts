/** Stores the widths set by the user. `useColumnLayout` returns one. */
export interface ColumnSizing {
  /** The widths of all columns, in pixels, as they are now to be. */
  resize: (widths: Readonly<Record<string, number>>) => void;
  /** Gives a column its usual width again. */
  resetWidth: (columnId: string) => void;
}

export const minWidth = 48;
export const maxWidth = 800;
/** What one press of an arrow key adds or takes. */
const widthStep = 16;

/** Clamps a width to whole px within the bounds. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** The width after a key; null for other keys. */
export function widthByKey(key: string, width: number): number | null {
  if (key === 'ArrowRight') return clampWidth(width + widthStep);
  if (key === 'ArrowLeft') return clampWidth(width - widthStep);
  return null;
}
