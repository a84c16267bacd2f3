/** A picture too large to be shown anywhere. */
export class ImageTooLarge extends Error {
  override readonly name = 'ImageTooLarge';
}

/** Pixels of a side, and of a picture: beyond what cameras of phones make. */
const longestSide = 20_000;
const mostPixels = 64_000_000;

/** Refuses dimensions that no screen needs, but that take gigabytes to show. */
export function checkDimensions(width: number, height: number): void {
  if (width > longestSide || height > longestSide || width * height > mostPixels) {
    throw new ImageTooLarge(`${width} × ${height}`);
  }
}
