import type { ReactNode } from 'react';
import { Grid } from '../../packages/ui/src/Layout/index.ts';
import { color, named, radius, space, text } from '../../packages/ui/src/theme/index.ts';

interface DoorsProps {
  /** `Door`s, side by side. */
  children: ReactNode;
}

/** The ways from a first page, by who comes. */
export function Doors({ children }: DoorsProps) {
  return (
    <div style={{ marginBlock: space[6] }}>
      <Grid columns="224px" gap={6} isFilling>
        {children}
      </Grid>
    </div>
  );
}

interface DoorProps {
  /** Who comes, in Chinese and in English. */
  name: string;
  /** The pages that are read first. */
  children: ReactNode;
}

export function Door({ name, children }: DoorProps) {
  return (
    <section
      aria-label={name}
      style={{ borderTop: `2px solid ${color.brand}`, paddingTop: space[3] }}
    >
      <div lang="zh-CN" style={{ ...named, ...text.lead, color: color.ink }}>
        {name}
      </div>
      {children}
    </section>
  );
}

interface PictureProps {
  src: string;
  /** What it shows. */
  alt: string;
  /** Width and height of what was taken, in CSS pixels. @default [1440, 800] */
  size?: readonly [number, number];
}

const desk = [1440, 800] as const;

/** A picture of the product, as wide as there is space. */
export function Picture({ src, alt, size = desk }: PictureProps) {
  const [width, height] = size;
  return (
    <img
      src={src}
      alt={alt}
      className="sb-unstyled"
      width={width}
      height={height}
      style={{
        display: 'block',
        // In a strip all have one height.
        flex: `${width / height} 1 0`,
        minWidth: 0,
        maxWidth: '100%',
        height: 'auto',
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
      }}
    />
  );
}

/** Pictures of one height beside each other. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div
      data-wide
      style={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: space[4],
        marginBlock: space[4],
      }}
    >
      {children}
    </div>
  );
}
