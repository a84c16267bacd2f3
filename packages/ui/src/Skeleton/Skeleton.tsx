import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** As wide as what comes: px, or a part of the room there is, as '60%'. */
  width?: number | string;
  /** As high as what comes, in px. */
  height?: number;
  /** line: a bar or a block; round: an avatar, a ring. line unless said otherwise. */
  shape?: 'line' | 'round' | undefined;
}

/**
 * The place of something that is being loaded, in the size it will have, so that nothing jumps.
 *
 * Use it where the shape of what comes is known: rows, tiles, a picture. Do not use it for what takes longer
 * than a few seconds (`Progress`), nor where the shape is unknown (`LoadingState`). It comes late, so that a
 * fast answer shows none, and it stands still under reduced motion. It is not read aloud: what is around says 加载中 (`aria-busy`, or `LoadingState`).
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
 * The place of a text of so many lines, each as long as words happen to be.
 *
 * Use it where a text of about known length is on its way. Do not use it for one line beside other things
 * (`Skeleton`).
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
