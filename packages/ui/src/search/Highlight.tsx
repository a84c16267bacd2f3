import type { Range } from './findWord.ts';
import { mark } from './Highlight.css.ts';

interface HighlightProps {
  text: string;
  /** What to mark, in order, without overlaps: as `rangesOf` of a search gives it. */
  ranges: readonly Range[];
}

/** A text with what was found in it marked. */
export function Highlight({ text, ranges }: HighlightProps) {
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ start, end }, place) => (
        <span key={start}>
          {text.slice(ranges[place - 1]?.end ?? 0, start)}
          <mark className={mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end)}
    </>
  );
}
