import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { settleRange, type Bounds, type DateSpan } from '../Calendar/settle.ts';
import { useCalendarSheet, useTypedValue } from '../Calendar/useTypedValue.tsx';
import { bareControl, besideRemoval, chipRemoval, controlBox } from '../Field/Field.css.ts';
import { ClearButton, Field, useChip, type FieldProps } from '../Field/index.ts';
import { ChevronDown } from '../Icon/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import * as css from './DateRange.css.ts';
import { useToday } from '../lib/useToday.ts';
import { lazy, LazyDialog, loadWhenIdle } from '../lib/LazyBoundary.tsx';
import type { ShortcutKind } from './RangePopover.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { calendarTexts } from '../Calendar/texts.ts';
import { fieldTexts } from '../Field/texts.ts';

const loadPopover = () =>
  import('./RangePopover.tsx').then((part) => ({ default: part.RangePopover }));
const RangePopover = lazy(loadPopover);

export type { DateSpan } from '../Calendar/settle.ts';

const noDates: DateSpan = { begin: '', end: '' };

export interface DateRangeProps extends FieldProps, Bounds {
  /** Both days inclusive, 'yyyy-MM-dd'; null for any time. */
  value: DateSpan | null;
  /** Called with both dates, with null when they are cleared. */
  onChange: (value: DateSpan | null) => void;
  /** 'yyyy-MM-dd': what the shortcuts count from. @default the day of this device */
  today?: string | undefined;
  /** Which spans are one press away: of the past (filters), of the future (stays), or both. @default 'both' */
  shortcuts?: ShortcutKind | undefined;
}

/**
 * A span of days, typed or picked.
 *
 * Use it for filters and periods. Typing is quickest: 20261120, 1120 and 11-20 are understood, the wrong
 * way round is put right, and one date alone means that day. Do not use it for one day or
 * one moment (`DatePicker`, `DateTimeField`).
 *
 * Keyboard: type; ↓ opens the calendar; there arrows, PageUp and PageDown move, Enter picks the first
 * and then the last day, Esc closes.
 */
export const DateRange = memo(function DateRange(props: DateRangeProps) {
  const { value, onChange, today: givenToday, shortcuts = 'both', ...rest } = props;
  const words = useTexts('Calendar', calendarTexts);
  const { labelled } = useCommonTexts();
  const { removeFilter } = useTexts('Field', fieldTexts);
  const today = useToday(givenToday);
  const { min, max, minReason, maxReason, ...field } = rest;
  const bounds = { today, min, max, minReason, maxReason };
  useEffect(() => loadWhenIdle(loadPopover), []);
  const group = useRef<HTMLFieldSetElement>(null);
  const { box, button, setOpen, sheet } = useCalendarSheet(field);
  const range = useTypedValue<DateSpan | null, DateSpan>({
    value,
    empty: null,
    shown: value ?? noDates,
    settle: (texts, isLeft) => settleRange(texts, isLeft, bounds, words),
    onChange,
    element: group,
  });
  const { isChip } = useChip(field.label);
  const chip = useRef<HTMLButtonElement>(null);
  const hasText = range.texts.begin !== '' || range.texts.end !== '';
  const { isDisabled = false, isReadOnly } = field;
  const isFixed = isDisabled || isReadOnly;

  const pressKey = (event: KeyboardEvent): void => {
    if (isCompositionKey(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      const settled = range.settle(true);
      // It has been applied: nothing is left to submit.
      if (isChip) event.preventDefault();
      if (isChip && settled !== null) setOpen(false);
    }
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    range.settle(false);
    setOpen(true);
  };
  const clear = (): void => {
    range.choose(null);
    (chip.current ?? box.current?.querySelector('input'))?.focus();
  };

  return (
    <Field {...field} isGroup problem={range.problem}>
      {({ id, ...control }, { labelId }) => {
        const input = (side: keyof DateSpan, label: string) => (
          <input
            {...control}
            className={bareControl}
            aria-label={label}
            placeholder={label}
            inputMode="numeric"
            autoComplete="off"
            value={range.texts[side]}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => range.type({ ...range.texts, [side]: event.target.value })}
            onBlur={(event) => range.settle(!group.current?.contains(event.relatedTarget))}
            onKeyDown={pressKey}
          />
        );
        const inputs = (
          <div
            ref={box}
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${css.box}`}
          >
            {input('begin', words.begin)}
            <span className={css.to}>{words.to}</span>
            {input('end', words.end)}
            <span className={css.end}>
              {hasText && !isFixed && <ClearButton onPress={clear} />}
              {!isChip && button}
            </span>
          </div>
        );
        const inWords = value ? words.range(value.begin, value.end) : field.label;
        // Of this year without it.
        const shortWords = inWords.replaceAll(`${today.slice(0, 4)}-`, '');
        return (
          <fieldset ref={group} id={id} aria-labelledby={labelId} className={css.group}>
            {isChip ? (
              <>
                <button
                  ref={chip}
                  type="button"
                  className={`${controlBox({ chip: value ? 'on' : 'off', isDisabled })} ${css.chip} ${value ? besideRemoval : ''}`}
                  aria-label={value ? labelled(field.label, shortWords) : undefined}
                  aria-haspopup="dialog"
                  aria-expanded={sheet !== null}
                  disabled={isFixed}
                  onClick={() => setOpen(sheet === null)}
                  onKeyDown={(event) => {
                    if (event.key === 'Delete' && value) clear();
                  }}
                >
                  {shortWords}
                  {!value && <ChevronDown size={16} />}
                </button>
                {value && (
                  <span className={chipRemoval}>
                    <ClearButton
                      label={removeFilter(labelled(field.label, inWords))}
                      onPress={clear}
                    />
                  </span>
                )}
              </>
            ) : (
              inputs
            )}
            {sheet && (
              <LazyDialog onClose={() => setOpen(false)}>
                <RangePopover
                  {...{ ...sheet, value, shortcuts, bounds }}
                  {...(isChip && {
                    head: inputs,
                    triggerRef: chip,
                    anchorRef: chip,
                    onClose: () => {
                      range.settle(true);
                      setOpen(false);
                    },
                  })}
                  onChoose={(span) => {
                    setOpen(false);
                    range.choose(span);
                  }}
                />
              </LazyDialog>
            )}
          </fieldset>
        );
      }}
    </Field>
  );
});
