import type { RefObject } from 'react';
import { useTypedValue } from '../Calendar/useTypedValue.ts';
import { type RangeBounds, settleRange } from './settleRange.ts';
import type { DateSpan } from './shortcuts.ts';

const noDates: DateSpan = { begin: '', end: '' };

function keyOf(span: DateSpan | null): string {
  return span ? `${span.begin} ${span.end}` : '';
}

/** The two texts of a date range: typing them, reading them, and replacing them by a picked span. */
export function useRangeText(
  value: DateSpan | null,
  onChange: (value: DateSpan | null) => void,
  bounds: RangeBounds,
  element: RefObject<HTMLElement | null>,
) {
  const typed = useTypedValue(keyOf(value), value ?? noDates, element);

  const choose = (span: DateSpan | null): void => {
    typed.discard();
    if (keyOf(span) !== keyOf(value)) onChange(span);
  };

  /** Parses the text; `isLeft` is true on blur. */
  const settle = (isLeft: boolean): void => {
    if (!typed.isDraft) return;
    const settled = settleRange(typed.texts, isLeft, bounds);
    if (settled.kind === 'span') choose(settled.span);
    if (settled.kind === 'half') typed.type(settled.texts);
    if (settled.kind !== 'problem') return;
    typed.reject(settled.texts, settled.problem, '');
    if (value !== null) onChange(null);
  };

  return {
    texts: typed.texts,
    problem: typed.problem,
    hasText: typed.texts.begin !== '' || typed.texts.end !== '',
    type: (side: keyof DateSpan, text: string) => typed.type({ ...typed.texts, [side]: text }),
    settle,
    choose,
  };
}
