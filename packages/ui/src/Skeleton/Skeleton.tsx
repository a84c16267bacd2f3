import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** As wide as what comes: px, or a part of the room there is, as '60%'. */
  width?: number | string;
  /** As high as what comes, in px. */
  height?: number;
}

/**
 * The place of something that is being loaded, in the size it will have, so that nothing jumps.
 * It is not read aloud: what is around says 加载中 (`aria-busy`, or `LoadingState`).
 */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

const widths = ['92%', '78%', '86%', '64%'];

/** The place of a text of so many lines. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} width={widths[index % widths.length] ?? '100%'} />
      ))}
    </span>
  );
}
