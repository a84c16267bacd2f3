import { useState } from 'react';
import { Frame } from './Frame.tsx';
import { group } from './Image.css.ts';
import { preview } from './preview.ts';

/** One picture of a group. */
export interface GroupImage {
  src: string;
  /** Alternative text. */
  alt: string;
  /** What the preview shows, when that is a larger file. */
  fullSrc?: string | undefined;
}

export interface ImageGroupProps {
  /** What the pictures are of. */
  label: string;
  /** In the order in which the preview goes through them; each address once. */
  items: readonly GroupImage[];
  /** Least width of one picture, in px: as many are in a row as fit. @default 104 */
  width?: number | undefined;
  /** Width divided by height. @default 4 / 3 */
  ratio?: number | undefined;
}

/**
 * A gallery. A press opens the preview, which steps through all pictures.
 *
 * Use it for the photos of a room or the pages of a voucher. Do not use it for a single picture (`Image`),
 * nor where files are added and removed (`Uploader`).
 *
 * Keyboard: each picture is a stop of Tab, Enter opens it. In the preview: + − 0 zoom, R turns, ← → go to the
 * others, Esc closes.
 */
export function ImageGroup({ label, items, width = 104, ratio }: ImageGroupProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const columns = `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
  return (
    <>
      <ul className={group} style={{ gridTemplateColumns: columns }} aria-label={label}>
        {items.map(({ src, alt }, index) => (
          <li key={src}>
            <Frame
              src={src}
              alt={alt}
              ratio={ratio}
              fallback="placeholder"
              onOpen={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <preview.Part
          images={items.map(({ src, alt, fullSrc }) => ({ src: fullSrc ?? src, alt }))}
          startAt={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
