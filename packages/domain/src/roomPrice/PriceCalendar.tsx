import { PriceKind, type NightPrice } from '@anzhu/api/contract/roomPrice';
import { priceWord, weekdayName } from '@anzhu/api/rules/nightFees';
import { formatYuan, shortYuan } from '@anzhu/api/rules/money';
import { dateName, monthName, weekdayLabels, weeksOfMonth } from '@anzhu/ui/Calendar';
import { visuallyHidden } from '@anzhu/ui/theme';
import { memo } from 'react';
import * as css from './PriceCalendar.css.ts';
import { isPicked, type Picked, type PricesByNight } from './picked.ts';

export interface PriceMonthProps {
  /** The first day of the month. */
  month: string;
  /** `yyyy-MM-dd`; earlier days cannot be picked. */
  today: string;
  /** The last day that can be picked. */
  max: string;
  prices: PricesByNight;
  /** Available rooms by night, where that is known. */
  available: ReadonlyMap<string, number>;
  picked: Picked | null;
  /** The one day that Tab reaches, when it is in this month. */
  tabStop: string;
  /** Prices can be changed: days and weekdays can be picked. */
  isEditable: boolean;
  /** The heads of the weekdays are in the tab order: those of the first month. */
  hasTabStops: boolean;
}

const gridRole = { role: 'grid', 'aria-multiselectable': true };
const rowRole = { role: 'row' };
const headRole = { role: 'columnheader' };
const dayRole = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected });

/** Marks of the prices that are not the usual one. */
const marks = {
  [PriceKind.usual]: '',
  [PriceKind.weekday]: '末',
  [PriceKind.day]: '特',
  [PriceKind.agreed]: '',
} as const;

/** 平日, 周末, 特殊日期, with the marks of the days. */
export function PriceLegend() {
  return (
    <p className={css.legend}>
      <span>平日</span>
      {[PriceKind.weekday, PriceKind.day].map((kind) => (
        <span key={kind}>
          <span className={css.mark} data-kind={kind} aria-hidden="true">
            {marks[kind]}
          </span>{' '}
          {kind === PriceKind.weekday ? '周末（按星期定价）' : '特殊日期'}
        </span>
      ))}
    </p>
  );
}

/** One month of prices as a grid of days. It only draws: presses and keys are the calendar's. */
export const PriceMonth = memo(function PriceMonth(props: PriceMonthProps) {
  const { month, picked, isEditable, hasTabStops } = props;
  return (
    <div {...gridRole} className={css.grid} aria-label={monthName(month)}>
      <div {...rowRole} className={css.row}>
        {weekdayLabels.map((label, index) => {
          const weekday = index + 1;
          const isChosen = picked?.kind === 'weekdays' && picked.weekdays.includes(weekday);
          return isEditable ? (
            <span {...headRole} key={label} className={css.weekday}>
              <button
                type="button"
                className={`${css.weekday} ${css.weekdayButton}`}
                data-weekday={weekday}
                aria-label={`每${weekdayName(weekday)}`}
                aria-pressed={isChosen}
                tabIndex={hasTabStops ? 0 : -1}
              >
                {label}
              </button>
            </span>
          ) : (
            <span {...headRole} key={label} className={css.weekday}>
              {label}
            </span>
          );
        })}
      </div>
      {weeksOfMonth(month).map((week) => (
        <div {...rowRole} key={week[0]} className={css.row}>
          {week.map((date) => drawDay(date, props))}
        </div>
      ))}
    </div>
  );
});

/** What a screen reader says of a night: 特殊日期 ¥500.00，剩余 3 间. */
function describeNight(night: NightPrice | undefined, available: number | undefined): string {
  return [
    night && `${priceWord(night)} ${formatYuan(night.fee)}`,
    available !== undefined && (available > 0 ? `剩余 ${available} 间` : '满'),
  ]
    .filter(Boolean)
    .join('，');
}

/** A function and not a component: two months have more than sixty of them. */
function drawDay(date: string, props: PriceMonthProps) {
  const { today, max, prices, available: availableOf, picked, tabStop, isEditable } = props;
  const night = prices.get(date);
  const available = availableOf.get(date);
  const kind = night?.kind ?? PriceKind.usual;
  const name = `${date === today ? '今天，' : ''}${dateName(date)}`;
  return (
    <button
      {...dayRole(isPicked(picked, date) && date >= today && date <= max)}
      key={date}
      type="button"
      className={css.day}
      data-date={date}
      aria-current={date === today ? 'date' : undefined}
      data-readonly={!isEditable || undefined}
      tabIndex={date === tabStop ? 0 : -1}
      disabled={date < today || date > max}
    >
      <span className={visuallyHidden}>
        {[name, describeNight(night, available)].filter(Boolean).join('，')}
      </span>
      <span aria-hidden="true" className={css.dayContent}>
        <span className={css.dayHead}>
          <span className={css.dayNumber}>{Number(date.slice(8))}</span>
          <span className={css.mark} data-kind={kind}>
            {marks[kind]}
          </span>
        </span>
        <span className={css.fee} data-own={kind === PriceKind.usual ? undefined : ''}>
          {night && shortYuan(night.fee)}
        </span>
        <span
          className={css.available}
          data-full={available !== undefined && available <= 0 ? '' : undefined}
        >
          {available !== undefined && (available > 0 ? `余 ${available}` : '满')}
        </span>
      </span>
    </button>
  );
}
