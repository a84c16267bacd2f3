import {
  KeyFigures as KeyFiguresSchema,
  type DayFigure,
  type KeyFigure,
  type KeyFigures as Figures,
} from '@anzhu/api/contract/figures';
import { descriptionOf, labelsOf } from '@anzhu/api/contract/label';
import { addDays } from '@anzhu/api/rules/days';
import { Button, Link, type LinkTarget } from '@anzhu/ui/Button';
import { Grid, Stack } from '@anzhu/ui/Layout';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { StatTile } from '@anzhu/ui/StatTile';
import { lazy, useMemo } from 'react';
import { failure, trend } from './KeyFigures.css.ts';
import { figureDelta, figureLooks, figureText, shownNumber, type FigureName } from './looks.ts';

// The figures are read before the drawings come.
const Sparkline = lazy(() => import('./Trend.tsx'));

/** The lists that show exactly what is counted; where one is left out the figure is no link. */
export interface FigureLinks {
  /** The orders that are still expected today. */
  arrivals?: LinkTarget | undefined;
  /** The orders of those who are still to leave today. */
  departures?: LinkTarget | undefined;
  /** The people in isolation. */
  inIsolation?: LinkTarget | undefined;
}

export interface KeyFiguresProps {
  /** Of `keyFigures`; undefined while they have not been read. Stable between renders. */
  figures: Figures | undefined;
  /** The figures that are expected, shown as skeletons while they are loaded: of `figureNames`. */
  names: readonly FigureName[];
  /** Where the figures lead to, by figure; one without a link is plain text. */
  links?: FigureLinks | undefined;
  /** They could not be read: what went wrong, and 重试. Figures that were read before stay. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const labels = labelsOf(KeyFiguresSchema);
const noLinks: FigureLinks = {};

/**
 * 经营指标: the key figures of a hotel with the change against yesterday, the course of the last 7 days and
 * the definition of each. Figures that do not concern the role are left out.
 *
 * Keyboard: Tab goes through the links and the definitions; Enter opens them, Esc closes a definition.
 */
export function KeyFigures({ figures, names, links = noLinks, error }: KeyFiguresProps) {
  const shown = figures ? names.filter((name) => figures[name] !== null) : names;
  return (
    <section aria-label="经营指标">
      <Stack gap={3}>
        {error && (
          <div className={failure} role="alert">
            <span>
              经营指标加载失败：{error.message}
              {figures && '，显示的是之前的数值'}
            </span>
            <Button size="small" onPress={error.onRetry}>
              重试
            </Button>
          </div>
        )}
        {(figures || !error) && (
          <Grid columns="max(160px, 18%)" gap={3} isFilling>
            {shown.map((name) => (
              <Tile
                key={name}
                name={name}
                day={figures?.day}
                figure={figures?.[name] ?? undefined}
                links={links}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}

interface TileProps {
  name: FigureName;
  /** Today, `yyyy-MM-dd`. */
  day: string | undefined;
  figure: KeyFigure | DayFigure | undefined;
  links: FigureLinks;
}

/** What a tile reserves space for before it is known. */
const unknown = { direction: 'flat', amount: '', since: '' } as const;

function Tile({ name, day = '', figure, links }: TileProps) {
  const { since } = figureLooks[name];
  const hasCourse = since !== '';
  const label = labels[name];
  const change = figure && figureDelta(name, figure.value, figure.yesterday);
  const parts = name === 'arrivals' || name === 'departures' ? name : undefined;
  return (
    <StatTile
      label={label}
      {...figureText(name, figure?.value ?? null)}
      definition={descriptionOf(KeyFiguresSchema.shape[name])}
      isLoading={!figure}
      delta={change ?? (hasCourse && !figure ? unknown : undefined)}
      note={parts && <Parts name={parts} figure={figure} target={links[parts]} />}
      sparkline={figure?.week && <Course name={name} label={label} day={day} week={figure.week} />}
      link={name === 'inIsolation' ? links.inIsolation : undefined}
    />
  );
}

const partWords = {
  arrivals: { done: '已到', expected: '待到' },
  departures: { done: '已离', expected: '待离' },
};

/** What has happened and what is still expected; the latter links to its list. */
function Parts({
  name,
  figure,
  target,
}: {
  name: keyof typeof partWords;
  figure: KeyFigure | DayFigure | undefined;
  target: LinkTarget | undefined;
}) {
  if (!figure || !('done' in figure)) return null;
  const words = partWords[name];
  const expected = `${words.expected} ${figure.expected}`;
  return (
    <>
      {words.done} {figure.done} · {target ? <Link {...target}>{expected}</Link> : expected}
    </>
  );
}

/** The course of the last 7 days. */
function Course({
  name,
  label,
  day,
  week,
}: {
  name: FigureName;
  label: string;
  day: string;
  week: readonly (number | null)[];
}) {
  const points = useMemo(
    () =>
      week.map((value, index) => ({
        name: addDays(day, index - week.length + 1).slice(5),
        value: value === null ? null : shownNumber(name, value),
      })),
    [name, day, week],
  );
  const { unit } = figureLooks[name];
  return (
    <LazyBoundary pending={<span className={trend} />} failed={null}>
      <Sparkline label={`近 7 天${label}`} points={points} unit={unit} width={48} height={24} />
    </LazyBoundary>
  );
}
