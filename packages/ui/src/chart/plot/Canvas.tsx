import {
  memo,
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { markList, markOption, type Drawing, type Mark, type Size } from '../core/drawing.ts';
import { moveMark } from './move.ts';
import { Picture } from './Picture.tsx';
import { drawing as drawingStyle, hit, ring, ringGround } from './Plot.css.ts';
import { Tip } from './Tip.tsx';
import { useTexts } from '../../texts/context.ts';
import { chartTexts } from '../texts.ts';

export type OnMarkPress = (name: string, series?: string) => void;

export interface CanvasProps {
  /** What the chart shows: its name. */
  label: string;
  drawing: Drawing;
  size: Size;
  /** Called with the name of the mark, and of its series where it is one of several. */
  onMarkPress?: OnMarkPress | undefined;
}

/** Which mark an event is about; null for none. */
function indexOf(event: SyntheticEvent): number | null {
  const index = (event.target as Element).getAttribute('data-mark');
  return index === null ? null : Number(index);
}

const moveOf = ({ move }: Mark): string | undefined => move && `translate(${move.join()})`;

interface HitsProps {
  marks: readonly Mark[];
  /** The one mark that Tab goes to. */
  stop: number;
  isChosen: boolean;
}

/** What is hit, reached and read aloud, over the picture: the options of the chart's list. */
const Hits = memo(function Hits({ marks, stop, isChosen }: HitsProps) {
  const className = hit({ isChosen });
  // Keyed by position, so that the focus stays when the chart is drawn again.
  return Array.from(marks, (mark, index) => (
    <path
      key={index}
      data-mark={index}
      d={mark.d}
      transform={moveOf(mark)}
      className={className}
      {...markOption(index === stop)}
      aria-label={mark.label}
    />
  ));
});

/** A drawing and the list of its marks, to be pointed at and read: one tab stop, arrows from mark to mark. */
export function Canvas({ label, drawing, size, onMarkPress }: CanvasProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [isRinged, setRinged] = useState(false);
  const { marks } = drawing;
  const shown = marks[pointed ?? focused ?? -1];

  const origin = useCallback(() => svg.current?.getBoundingClientRect(), []);
  const close = (): void => {
    setPointed(null);
    setFocused(null);
  };

  const choose = (index: number | null): void => {
    const mark = marks[index ?? -1];
    if (!mark) return;
    if (mark.series === undefined) onMarkPress?.(mark.name);
    else onMarkPress?.(mark.name, mark.series);
  };
  const press = (event: KeyboardEvent): void => {
    const index = indexOf(event);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveMark(event.key, index, marks);
    if (next !== null) {
      event.preventDefault();
      svg.current?.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    } else if (onMarkPress && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(index);
    }
  };
  const focus = (event: SyntheticEvent): void => {
    const index = indexOf(event);
    setFocused(index);
    setStop(index ?? 0);
    setRinged((event.target as Element).matches(':focus-visible'));
  };
  const blur = (event: FocusEvent): void => {
    // From mark to mark the tip goes along.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(null);
    setRinged(false);
  };
  const point = (event: PointerEvent): void => setPointed(indexOf(event));

  const { noted } = useTexts('Chart', chartTexts);
  const ringed = isRinged ? marks[stop] : undefined;
  return (
    <figure>
      <svg
        ref={svg}
        role="none"
        className={drawingStyle}
        width={size.width}
        height={size.height}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <Picture drawing={drawing} id={id} />
        {/* One listener for all marks: they are many, and alike. */}
        <g
          {...markList}
          aria-label={drawing.note ? noted(label, drawing.note) : label}
          onPointerOver={point}
          onPointerLeave={() => setPointed(null)}
          onFocus={focus}
          onBlur={blur}
          onKeyDown={press}
          onClick={(event) => choose(indexOf(event))}
        >
          <Hits
            marks={marks}
            stop={Math.min(stop, marks.length - 1)}
            isChosen={Boolean(onMarkPress)}
          />
        </g>
        {ringed && <path d={ringed.d} transform={moveOf(ringed)} className={ringGround} />}
        {ringed && <path d={ringed.d} transform={moveOf(ringed)} className={ring} />}
      </svg>
      {shown && <Tip mark={shown} origin={origin} />}
    </figure>
  );
}
