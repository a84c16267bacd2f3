import type { Availability, TypeAvailability } from '@anzhu/api/contract/availability';
import {
  KeyFigures as KeyFiguresSchema,
  type DayFigure,
  type KeyFigure,
  type KeyFigures as Figures,
} from '@anzhu/api/contract/figures';
import { descriptionOf, labelsOf } from '@anzhu/api/contract/label';
import { Button, Link, type LinkTarget } from '@anzhu/ui/Button';
import { InfoTip } from '@anzhu/ui/InfoTip';
import { Panel } from '@anzhu/ui/Panel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useState } from 'react';
import { WeekTrend } from './WeekTrend.tsx';
import { figureDelta, figureText, type FigureName } from './looks.ts';
import { availableState, availableTexts } from './available.ts';
import * as css from './Tonight.css.ts';

export interface TonightProps {
  /** Of `keyFigures`; undefined while they have not been read. */
  figures: Figures | undefined;
  /** The available rooms by type; undefined while they have not been read, and for who does not see them. */
  availability: Availability | undefined;
  /** They are being read for the first time. @default false */
  isAvailabilityLoading?: boolean | undefined;
  /** They are of all hotels: more than are shown at first. @default false */
  hasManyTypes?: boolean | undefined;
  /** The figures that are expected: of `figureNames`. */
  names: readonly FigureName[];
  /** The list of the people in isolation. */
  isolating?: LinkTarget | undefined;
  /** They could not be read. Figures that were read before stay. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const labels = labelsOf(KeyFiguresSchema);

/**
 * 今晚: how full the house is, what of today's arrivals and departures is done, and what is available of each room type;
 * for isolation how full its rooms are, and how many people are in them.
 *
 * Keyboard: Tab goes through the definitions and links; Enter opens them, Esc closes a definition.
 */
export function Tonight(props: TonightProps) {
  const { figures, availability, isAvailabilityLoading = false, names, isolating, error } = props;
  const of = (name: FigureName): KeyFigure | DayFigure | undefined =>
    names.includes(name) ? (figures?.[name] ?? undefined) : undefined;
  const isShown = (name: FigureName): boolean =>
    names.includes(name) && (figures === undefined || figures[name] !== null);
  const isOld = error !== undefined && figures !== undefined;
  const normal = availability?.isIsolation === false ? availability : undefined;
  return (
    <Panel
      title="今晚"
      isFlush
      isLoading={figures === undefined && !error}
      description={isOld ? `更新失败：${error.message}，显示的是之前的数值。` : undefined}
      actions={
        isOld && (
          <Button size="small" onPress={error.onRetry}>
            重试
          </Button>
        )
      }
    >
      {error && !figures ? (
        <ErrorState isCompact message={error.message} onRetry={error.onRetry} />
      ) : (
        <div className={css.parts}>
          {isShown('occupancy') && (
            <div className={css.part}>
              <HeadlineFigure name="occupancy" figure={of('occupancy')} day={figures?.day} />
              <OccupancyBar
                there={of('occupancy')?.value}
                available={of('roomsAvailable')?.value}
                rooms={normal && roomsOf(normal)}
              />
            </div>
          )}
          {isShown('arrivals') && (
            <div className={css.part}>
              <ArrivalsDepartures name="arrivals" figure={of('arrivals')} done="已到" />
              <ArrivalsDepartures name="departures" figure={of('departures')} done="已离" />
            </div>
          )}
          {isShown('isolationOccupancy') && (
            <div className={css.part}>
              <HeadlineFigure
                name="isolationOccupancy"
                figure={of('isolationOccupancy')}
                day={figures?.day}
              />
              <Bar there={of('isolationOccupancy')?.value} isIsolation />
              <People {...{ of, isolating }} />
            </div>
          )}
          {availability && availability.roomTypes.length > 0 && <Types {...availability} />}
          {isAvailabilityLoading && <WaitingTypes isMany={props.hasManyTypes ?? false} />}
        </div>
      )}
    </Panel>
  );
}

const roomsOf = ({ roomTypes }: Availability): number =>
  roomTypes.reduce((sum, { rooms }) => sum + rooms, 0);

const Name = ({ name }: { name: FigureName }) => (
  <>
    {labels[name]}
    <InfoTip label={labels[name]}>{descriptionOf(KeyFiguresSchema.shape[name]) ?? ''}</InfoTip>
  </>
);

interface FigureProps {
  name: FigureName;
  figure: KeyFigure | DayFigure | undefined;
}

const ways = { up: '上升', down: '下降', flat: '持平' };

/** A figure in the largest type, with its change in words. */
function HeadlineFigure({ name, figure, day = '' }: FigureProps & { day: string | undefined }) {
  const { value, unit } = figureText(name, figure?.value ?? null);
  const delta = figure && figureDelta(name, figure.value, figure.yesterday);
  return (
    <div>
      <div className={css.head}>
        <Name name={name} />
      </div>
      <div className={css.summit}>
        {figure ? (
          <>
            <span className={css.value}>
              {value ?? '—'}
              {value !== null && <span className={css.unit}>{unit}</span>}
            </span>
            {delta && (
              <span
                className={css.change({
                  tone: delta.direction === 'flat' ? undefined : delta.tone,
                })}
              >
                {delta.since}
                {ways[delta.direction]}
                {delta.direction !== 'flat' && ` ${delta.amount}`}
              </span>
            )}
            {figure.week && (
              <span className={css.course}>
                <WeekTrend name={name} label={labels[name]} day={day} week={figure.week} />
              </span>
            )}
          </>
        ) : (
          <Skeleton width={120} height={36} />
        )}
      </div>
    </div>
  );
}

interface BarProps {
  /** Fraction, 0 to 1. */
  there: number | null | undefined;
  /** With what is booked beyond. */
  booked?: number | undefined;
  isThin?: boolean | undefined;
  /** In the colour of isolation. */
  isIsolation?: boolean | undefined;
}

const percent = (share: number): string => `${Math.min(100, Math.max(0, share * 100))}%`;

/** The figure beside it says the same. */
const Bar = ({ there, booked = 0, isThin = false, isIsolation = false }: BarProps) => (
  <div className={css.bar({ isThin })} aria-hidden="true">
    <div className={css.booked} style={{ width: percent(booked) }} />
    <div className={css.there({ isIsolation })} style={{ width: percent(there ?? 0) }} />
  </div>
);

interface HouseProps {
  there: number | null | undefined;
  available: number | null | undefined;
  rooms: number | undefined;
}

/** Who is there, and what is booked for tonight beyond. */
function OccupancyBar({ there, available, rooms }: HouseProps) {
  const isKnown = rooms !== undefined && rooms > 0 && typeof available === 'number';
  const [text] = typeof available === 'number' ? availableTexts(available) : [null];
  return (
    <>
      <Bar there={there} booked={isKnown ? (rooms - available) / rooms : undefined} />
      {rooms !== 0 && (
        <div className={css.head}>
          {text === null ? (
            <Skeleton width="60%" />
          ) : (
            <span>
              今晚{isKnown && `订出 ${rooms - available} / ${rooms} 间，`}
              <span className={css.available({ state: availableState(available ?? 0) })}>
                {text}
              </span>
            </span>
          )}
          <InfoTip label={labels.roomsAvailable}>
            {descriptionOf(KeyFiguresSchema.shape.roomsAvailable) ?? ''}
          </InfoTip>
        </div>
      )}
    </>
  );
}

/** What has happened of today's arrivals, or departures; what is still to come is in the queue. */
function ArrivalsDepartures({ name, figure, done }: FigureProps & { done: string }) {
  const parts = figure && 'done' in figure ? figure : undefined;
  const all = parts ? parts.done + parts.expected : 0;
  return (
    <div className={css.movement}>
      <span className={css.movementName}>
        <Name name={name} />
      </span>
      <Bar there={parts && all > 0 ? parts.done / all : 0} isThin />
      <span className={css.numbers}>
        {parts ? `${done} ${parts.done} / ${all}` : <Skeleton width={64} height={20} />}
      </span>
    </div>
  );
}

interface PeopleProps {
  of: (name: FigureName) => KeyFigure | DayFigure | undefined;
  isolating: LinkTarget | undefined;
}

/** Who is in isolation, how many came today, and how many rooms are free. */
function People({ of, isolating }: PeopleProps) {
  const textOf = (name: FigureName): string => {
    const { value, unit = '' } = figureText(name, of(name)?.value ?? null);
    return `${value ?? '—'} ${unit}`;
  };
  if (!of('inIsolation')) return <Skeleton width="80%" height={20} />;
  const words = `正在隔离 ${textOf('inIsolation')}`;
  return (
    <div className={css.note}>
      {isolating ? <Link {...isolating}>{words}</Link> : words} · 今日新增 {textOf('newIsolations')}{' '}
      · 空闲 {textOf('vacantIsolationRooms')}
    </div>
  );
}

/** Types that are shown at first: of all hotels together there may be hundreds. */
const firstTypes = 6;

/** As high as the types of a hotel, or as those of all that are shown at first. */
const WaitingTypes = ({ isMany }: { isMany: boolean }) => (
  <div className={css.part}>
    <div className={css.head}>今晚各房型剩余</div>
    <div className={css.types}>
      {Array.from({ length: isMany ? firstTypes : 4 }, (_, type) => (
        <Skeleton key={type} height={20} />
      ))}
    </div>
    {isMany && (
      <div className={css.more}>
        <Skeleton width={120} height={28} />
      </div>
    )}
  </div>
);

/** What is available tonight by room type, the fullest first. */
function Types({ roomTypes, isIsolation }: Availability) {
  const [isWhole, setWhole] = useState(false);
  const tonight = ({ available: [first = 0] }: TypeAvailability): number => first;
  const sorted = roomTypes.toSorted((one, other) => tonight(one) - tonight(other));
  const shown = isWhole ? sorted : sorted.slice(0, firstTypes);
  const hasHotels = new Set(roomTypes.map(({ hotelId }) => hotelId)).size > 1;
  return (
    <div className={css.part}>
      <div className={css.head}>{isIsolation ? '今晚空余隔离房' : '今晚各房型剩余'}</div>
      <ul className={css.types} aria-label="今晚各房型剩余">
        {shown.map((type) => (
          <li key={type.id} className={css.type}>
            <span className={css.typeName}>
              {type.name}
              {hasHotels && type.hotelName && (
                <span className={css.typeNote}> {type.hotelName}</span>
              )}
            </span>
            <span className={css.available({ state: availableState(tonight(type)) })}>
              {availableTexts(tonight(type))[0]}
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > firstTypes && (
        <div className={css.more}>
          <Button size="small" variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? `只显示前 ${firstTypes} 种` : `显示全部 ${sorted.length} 种`}
          </Button>
        </div>
      )}
    </div>
  );
}
