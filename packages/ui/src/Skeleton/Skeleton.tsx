import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** As wide as what comes: px, or a part of the room there is, as '60%'. */
  width?: number | string;
  /** As high as what comes: px, or a length. */
  height?: number | string;
  /** line: a bar or a block; round: an avatar, a ring. @default 'line' */
  shape?: 'line' | 'round' | undefined;
}

/**
 * The place of something that is being loaded, in the size it will have, so that nothing jumps.
 *
 * Use it where the shape of what comes is known: rows, tiles, a picture. Do not use it for what takes longer
 * than a few seconds (`Progress`), nor where the shape is unknown (`LoadingState`). It appears after a delay,
 * so that fast loads show none, and does not move under reduced motion. It is hidden from screen readers: the
 * container has `aria-busy` or a `LoadingState`.
 */
export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ width, height }} aria-hidden="true" />;
}

const widths = ['92%', '78%', '86%', '64%'];

export interface SkeletonTextProps {
  /** How many lines the text is likely to have; 0 shows nothing. */
  lines: number;
}

/**
 * A skeleton of a text of several lines of varying length.
 *
 * Use it while a text of about known length is loading. Do not use it for a single line (`Skeleton`).
 */
export function SkeletonText({ lines }: SkeletonTextProps) {
  return (
    <span className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} width={widths[index % widths.length] ?? '100%'} />
      ))}
    </span>
  );
}
