import type { Id } from '@anzhu/api/contract/codecs';
import { memo, type CSSProperties } from 'react';
import type { Nights } from './bars.ts';
import type { TypeNight } from '@anzhu/api/contract/roomTimeline';
import * as css from './RoomTimeline.css.ts';
import * as headCss from './TimelineHead.css.ts';

/** What is available, by type and day. */
export type VacancyByType = ReadonlyMap<Id, ReadonlyMap<string, number>>;

export function vacancyByType(vacancy: readonly TypeNight[]): VacancyByType {
  const byType = new Map<Id, Map<string, number>>();
  for (const { type, night, available } of vacancy) {
    const own = byType.get(type) ?? new Map<string, number>();
    byType.set(type, own.set(night, available));
  }
  return byType;
}

/** The key of the one line for all types. */
const scarcest = 'scarcest';

/** One line for all types: of each night what the scarcest type has available. */
export function scarcestOnly(byType: VacancyByType): VacancyByType {
  const least = new Map<string, number>();
  for (const available of byType.values()) {
    for (const [day, count] of available) least.set(day, Math.min(count, least.get(day) ?? count));
  }
  return byType.size > 1 ? new Map([[scarcest, least]]) : byType;
}

/** The name of a line: of its type, or of all types in one. */
const lineName = (typeNames: TypeNames, type: Id): string =>
  type === scarcest ? '最少余量' : (typeNames.get(type) ?? '房型');

/** Height of all above the rows, and of the part of it that scrolls away where there is little space. */
export const headHeight = (lines: number): number => lines * css.axis.vacancy + css.axis.day;

/** Names of room types by id. */
export type TypeNames = ReadonlyMap<Id, string>;

interface TimelineCornerProps {
  vacancy: VacancyByType;
  typeNames: TypeNames;
  top: number;
}

/** The labels of the lines of the head, over its first cells. */
export function TimelineCorner({ vacancy, typeNames, top }: TimelineCornerProps) {
  return (
    <div className={css.corner} style={{ top, height: headHeight(vacancy.size) }}>
      {[...vacancy.keys()].map((type) => (
        <div key={type} className={css.headLabel} style={{ height: css.axis.vacancy }}>
          {lineName(typeNames, type)}
        </div>
      ))}
      <div className={css.headLabel} style={{ height: css.axis.day }}>
        房间
      </div>
    </div>
  );
}

interface TimelineHeadProps {
  nights: Nights;
  /** The nights to draw: from `start` to before `end`. */
  start: number;
  end: number;
  nightWidth: number;
  vacancy: VacancyByType;
  typeNames: TypeNames;
  /** The night of the hotel's day: until it turns, the evening before. */
  tonight: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Where it sticks, in px: above the view where the counts scroll away, and only the days stay. */
  top: number;
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** A night is wide enough for the hour beside 今, in px. */
const hourWidth = 52;

/** So few rooms are marked. */
const few = 3;
const levelOf = (available: number): 'full' | 'few' | 'enough' => {
  if (available <= 0) return 'full';
  return available <= few ? 'few' : 'enough';
};

/** The head of the axis: what is available by type and night, the days. */
export const TimelineHead = memo(function TimelineHead(props: TimelineHeadProps) {
  const { nights, start, end, nightWidth, vacancy, typeNames, tonight, now, top } = props;
  const hour = nightWidth >= hourWidth ? `今 ${now.slice(11, 16)}` : '今';
  const shown = nights.days.slice(start, end).map((day, index) => ({ day, night: start + index }));
  const place = (night: number, count = 1): CSSProperties => ({
    left: css.axis.room + night * nightWidth,
    width: count * nightWidth,
  });
  return (
    <thead className={css.head} style={{ top }}>
      {[...vacancy].map(([type, available], index) => (
        <tr
          key={type}
          aria-rowindex={index + 1}
          className={css.line}
          style={{ height: css.axis.vacancy }}
        >
          <th scope="row" aria-colindex={1} className={css.headLabel}>
            {lineName(typeNames, type)}
          </th>
          {shown.map(({ day, night }) => {
            const count = available.get(day);
            if (count === undefined) return null;
            return (
              <td
                key={day}
                aria-colindex={night + 2}
                className={headCss.vacancy({ level: levelOf(count) })}
                style={place(night)}
              >
                {count <= 0 ? '满' : count}
              </td>
            );
          })}
        </tr>
      ))}
      <tr aria-rowindex={vacancy.size + 1} className={css.line} style={{ height: css.axis.day }}>
        <th scope="col" aria-colindex={1} className={css.headLabel}>
          房间
        </th>
        {shown.map(({ day, night }) => (
          <th
            key={day}
            scope="col"
            aria-colindex={night + 2}
            aria-label={`${day.slice(5)} 周${weekdayOf(nights, night)}${night === tonight ? ' 今天' : ''}`}
            className={headCss.day({
              isWeekend: nights.isWeekend(night),
              isToday: night === tonight,
            })}
            style={place(night)}
          >
            {`${dateOf(day)}\n${night === tonight ? hour : weekdayOf(nights, night)}`}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** `12-1` of the first day of a month, `2` of the others. */
const dateOf = (day: string): string =>
  day.endsWith('-01') ? `${Number(day.slice(5, 7))}-1` : String(Number(day.slice(8)));

const weekdayOf = (nights: Nights, night: number): string => weekdays[nights.weekday(night)] ?? '';
