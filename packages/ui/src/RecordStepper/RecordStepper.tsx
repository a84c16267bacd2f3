import { useRef, useState, useLayoutEffect } from 'react';
import { useStable } from '../lib/useStable.ts';
import { Button } from '../Button/index.ts';
import { ChevronLeft, ChevronRight } from '../Icon/index.ts';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { toast } from '../Toast/index.ts';
import { keyHint, position, stepper } from './RecordStepper.css.ts';
import { useTexts } from '../texts/context.ts';
import { recordStepperTexts } from './texts.ts';

/** Where a record is in a list that is read page by page. */
export interface RecordPlace {
  /** From 0, within the page. */
  index: number;
  /** From 1. */
  page: number;
  /** Records of a full page. */
  pageSize: number;
  /** Records in all. */
  total: number;
}

/** The result of a step: within the page, to another page, or none at the first and the last record. */
export type Step =
  | { kind: 'within'; index: number }
  | { kind: 'page'; page: number; index: number }
  | { kind: 'end' };

/** The number of the record among all, from 1; 0 when there are none. */
export function placeOf({ index, page, pageSize, total }: RecordPlace): number {
  return Math.min((page - 1) * pageSize + index + 1, total);
}

/** The step to the record before (-1) or after (1). */
export function stepFrom(place: RecordPlace, by: -1 | 1): Step {
  const { page, pageSize, total } = place;
  const next = placeOf(place) + by;
  if (next < 1 || next > total) return { kind: 'end' };
  const index = (next - 1) % pageSize;
  const nextPage = Math.floor((next - 1) / pageSize) + 1;
  return nextPage === page ? { kind: 'within', index } : { kind: 'page', page: nextPage, index };
}

export interface RecordStepperProps extends RecordPlace {
  /** Shows another record of the same page. */
  onIndexChange: (index: number) => void;
  /** Reads another page and shows the record at `index` of it; the buttons are pending until it settles. */
  onPageChange: (page: number, index: number) => Promise<void>;
  /** Why stepping is not possible now, for example an unsaved note. */
  disabledReason?: string | undefined;
  /** ← and → step too, wherever the focus is but in a text. For a dialog that shows one record. */
  hasArrowKeys?: boolean | undefined;
}

const buttons = [
  { by: -1, text: 'previous', arrow: 'ArrowLeft', icon: <ChevronLeft size={16} /> },
  { by: 1, text: 'next', arrow: 'ArrowRight', icon: <ChevronRight size={16} /> },
] as const;

/**
 * From one record to the one before or after it, across the pages of its list.
 *
 * Use it in a dialog or screen that shows one record of a list that is worked through, as in reviews. Do
 * not use it below a list (`Pager`), nor for the steps of a task.
 *
 * Keyboard: Enter on a button steps; with `hasArrowKeys` ← and → step as long as the focus is in no text.
 */
export function RecordStepper({
  index,
  page,
  pageSize,
  total,
  onIndexChange,
  onPageChange,
  disabledReason,
  hasArrowKeys = false,
}: RecordStepperProps) {
  const texts = useTexts('RecordStepper', recordStepperTexts);
  const [pendingStep, setPendingStep] = useState<-1 | 1 | null>(null);
  // State alone would let a second press of the same frame through.
  const isRunning = useRef(false);
  const place = { index, page, pageSize, total };

  const load = async (to: number, at: number, by: -1 | 1): Promise<void> => {
    isRunning.current = true;
    setPendingStep(by);
    try {
      await onPageChange(to, at);
    } finally {
      isRunning.current = false;
      setPendingStep(null);
    }
  };

  const step = (by: -1 | 1): void => {
    if (isRunning.current || disabledReason !== undefined) return;
    const next = stepFrom(place, by);
    if (next.kind === 'end') toast.warning(by === -1 ? texts.isFirst : texts.isLast);
    else if (next.kind === 'within') onIndexChange(next.index);
    else void load(next.page, next.index, by);
  };
  useArrowKeys(hasArrowKeys, step);

  const [previous, following] = buttons.map(({ by, text, arrow, icon }) => (
    <Button
      key={by}
      icon={icon}
      isIconLast={by === 1}
      aria-keyshortcuts={hasArrowKeys ? arrow : undefined}
      isPending={pendingStep === by}
      disabledReason={disabledReason}
      onPress={() => step(by)}
    >
      {texts[text]}
      {hasArrowKeys && (
        // Screen readers have it from `aria-keyshortcuts`.
        <span className={keyHint} aria-hidden="true">
          <KeyHint keys={arrow} />
        </span>
      )}
    </Button>
  ));

  return (
    <nav className={stepper} aria-label={texts.label}>
      {previous}
      <output className={position} style={{ minWidth: `${texts.position(total, total).length}ch` }}>
        {texts.position(placeOf(place), total)}
      </output>
      {following}
    </nav>
  );
}

/** Where ← and → already mean something. */
const usesArrowKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"], [role="menu"], [role="listbox"], [role="grid"], [role="treegrid"], [role="tablist"], [role="radiogroup"]';

/** Steps by ← and → wherever the focus is, unless it is where these keys have a meaning of their own. */
function useArrowKeys(isOn: boolean, onStep: (by: -1 | 1) => void): void {
  const press = useStable((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.target instanceof Element && event.target.closest(usesArrowKeys)) return;
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? -1 : 1);
  });

  // A key may be pressed as soon as the buttons are shown.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, press]);
}
