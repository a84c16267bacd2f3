import { memo } from 'react';
import { day, grid, row, weekday } from './Calendar.css.ts';
import { dateName, monthName, weekdayLabels, weeksOfMonth } from './dates.ts';
import { outOfBounds } from './problems.ts';

/** The days that are marked as chosen; a single day begins and ends on itself. */
export interface Marked {
  begin: string;
  end: string;
}

export interface MonthGridProps {
  /** The first day of the month. */
  month: string;
  today: string;
  marked: Marked | null;
  /** The one day that Tab reaches, when it is in this month. */
  tabStop: string;
  min?: string | undefined;
  max?: string | undefined;
  minReason?: string | undefined;
  maxReason?: string | undefined;
}

/** A grid of buttons: screen readers leave the arrow keys to us, and a day is one element, not two. */
const gridRole = { role: 'grid' };
const rowRole = { role: 'row' };
const dayRole = (isMarked: boolean) => ({ role: 'gridcell', 'aria-selected': isMarked });

/** One month as a grid of days. It only draws: presses and keys are the calendar's. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  return (
    <div {...gridRole} className={grid} aria-label={monthName(props.month)}>
      <div className={row} aria-hidden="true">
        {weekdayLabels.map((name) => (
          <span key={name} className={weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeksOfMonth(props.month).map((week, index) => {
        const lead = index === 0 ? 7 - week.length : 0;
        return (
          <div {...rowRole} key={week[0]} className={row}>
            {week.map((date, place) => drawDay(date, lead + place, props))}
          </div>
        );
      })}
    </div>
  );
});

/** A function and not a component: a calendar opens with more than sixty of them. */
function drawDay(
  date: string,
  weekdayIndex: number,
  { today, marked, tabStop, ...bounds }: MonthGridProps,
) {
  const problem = outOfBounds(date, bounds);
  const name = dateName(date, weekdayIndex);
  const isMarked = marked !== null && date >= marked.begin && date <= marked.end;
  return (
    <button
      {...dayRole(isMarked)}
      key={date}
      type="button"
      className={day}
      data-date={date}
      data-begin={date === marked?.begin || undefined}
      data-end={date === marked?.end || undefined}
      aria-label={date === today ? `今天，${name}` : name}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={date === tabStop ? 0 : -1}
      disabled={problem !== undefined}
      title={problem}
    >
      {Number(date.slice(8))}
    </button>
  );
}
