import type { Range } from './match.ts';
import { mark } from './search.css.ts';

interface HighlightProps {
  text: string;
  /** What to mark, in order, without overlaps: as `rangesOf` of a search gives it. */
  ranges: readonly Range[];
  from?: number | undefined;
}

/** A text with what was found in it marked. One text after another reuses the same elements. */
export function Highlight({ text, ranges, from = 0 }: HighlightProps) {
  const [range, ...others] = ranges;
  if (range === undefined) return text.slice(from);
  return (
    <>
      {text.slice(from, range.start)}
      <mark className={mark}>{text.slice(range.start, range.end)}</mark>
      <Highlight text={text} ranges={others} from={range.end} />
    </>
  );
}
