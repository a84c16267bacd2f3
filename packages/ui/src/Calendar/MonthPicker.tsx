import { useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  addMonths,
  clampDate,
  isMonthWithin,
  monthName,
  startOfMonth,
  moveMonth,
} from './dates.ts';
import * as css from './Calendar.css.ts';
import type { Bounds } from './settle.ts';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { useTexts } from '../texts/context.ts';
import { monthPickerTexts } from './MonthPicker.texts.ts';
import { calendarTexts } from './texts.ts';

interface MonthPickerProps extends Pick<Bounds, 'min' | 'max'> {
  /** The first day of the month that is shown now. */
  month: string;
  onChoose: (month: string) => void;
  onCancel: () => void;
}

const takeFocus = (input: HTMLInputElement | null): void => {
  input?.focus({ preventScroll: true });
  input?.select();
};

/** A year to type and twelve months to choose from, in the place of the days: for a date that is far away. */
export function MonthPicker({ month, min, max, onChoose, onCancel }: MonthPickerProps) {
  const texts = useTexts('MonthPicker', monthPickerTexts);
  const dates = useTexts('Calendar', calendarTexts);
  const [text, setText] = useState(month.slice(0, 4));
  const isYear = /^[12]\d{3}$/.test(text);
  const january = `${isYear ? text : month.slice(0, 4)}-01-01`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(january, index));

  const pressKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setText(addMonths(january, event.key === 'ArrowUp' ? 12 : -12).slice(0, 4));
    }
    if (event.key !== 'Enter' || !isYear) return;
    // Enter would send a form around.
    event.preventDefault();
    onChoose(startOfMonth(clampDate(`${text}${month.slice(4)}`, min, max)));
  };
  const moveAmongMonths = (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['month'] : undefined;
    const target = from === undefined ? null : moveMonth(event.key, Number(from));
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-month="${target}"]`)?.focus();
  };

  /** For all that is inside. */
  const ofAll = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      moveAmongMonths(event);
      if (event.key !== 'Escape') return;
      // It closes alone; the calendar stays.
      event.stopPropagation();
      onCancel();
    },
  };

  return (
    <fieldset className={css.monthPicker} aria-label={texts.chooseMonth} {...ofAll}>
      <input
        ref={takeFocus}
        className={css.yearInput}
        aria-label={texts.year}
        inputMode="numeric"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value.normalize('NFKC').replaceAll(/\D/g, ''))}
        onKeyDown={pressKey}
      />
      <div className={css.monthChoices}>
        {months.map((one, index) => (
          <button
            key={one.slice(5)}
            type="button"
            className={css.monthChoice}
            data-month={index}
            aria-label={monthName(one, dates)}
            aria-current={one === month ? 'date' : undefined}
            disabled={!isMonthWithin(one, min, max)}
            onClick={() => onChoose(one)}
          >
            {texts.monthOfYear(index + 1)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface MonthHeadProps {
  month: string;
  isFirst: boolean;
  isLast: boolean;
  isChoosing: boolean;
  onChoose: () => void;
  /** Shows earlier (negative) or later months. */
  onShow: (byMonths: number) => void;
}

interface MonthStep {
  text: 'previousYear' | 'previousMonth' | 'nextMonth' | 'nextYear';
  /** Months. */
  by: number;
  icon: ReactNode;
}

const backwards: readonly MonthStep[] = [
  { text: 'previousYear', by: -12, icon: <ChevronsLeft size={16} /> },
  { text: 'previousMonth', by: -1, icon: <ChevronLeft size={16} /> },
];
const forwards: readonly MonthStep[] = [
  { text: 'nextMonth', by: 1, icon: <ChevronRight size={16} /> },
  { text: 'nextYear', by: 12, icon: <ChevronsRight size={16} /> },
];

/** The name of a month, with the ways back at the first and the ways on at the last of those shown. */
export function MonthHead(props: MonthHeadProps) {
  const { month, isFirst, isLast, isChoosing, onChoose, onShow } = props;
  const texts = useTexts('MonthPicker', monthPickerTexts);
  const dates = useTexts('Calendar', calendarTexts);
  const buttons = (steps: readonly MonthStep[]) =>
    steps.map(({ by, text, icon }) => (
      <IconButton
        key={by}
        size="small"
        label={texts[text]}
        icon={icon}
        onPress={() => onShow(by)}
      />
    ));
  return (
    <div className={css.head}>
      <span className={css.before}>{isFirst && buttons(backwards)}</span>
      <span aria-live="polite">
        <button
          type="button"
          className={css.title}
          title={texts.chooseMonth}
          aria-expanded={isChoosing}
          onClick={onChoose}
        >
          {monthName(month, dates)}
        </button>
      </span>
      <span className={css.after}>{isLast && buttons(forwards)}</span>
    </div>
  );
}
