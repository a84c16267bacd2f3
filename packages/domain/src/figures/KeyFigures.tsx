import {
  KeyFigures as KeyFiguresSchema,
  type DayFigure,
  type KeyFigure,
  type KeyFigures as Figures,
} from '@anzhu/api/contract/figures';
import { descriptionOf, labelsOf } from '@anzhu/api/contract/label';
import { Button } from '@anzhu/ui/Button';
import { Grid, Stack } from '@anzhu/ui/Layout';
import { StatTile } from '@anzhu/ui/StatTile';
import { WeekTrend } from './WeekTrend.tsx';
import { failure } from './KeyFigures.css.ts';
import { figureDelta, figureLooks, figureText, type FigureName } from './looks.ts';

export interface KeyFiguresProps {
  /** Of `keyFigures`; undefined while they have not been read. Stable between renders. */
  figures: Figures | undefined;
  /** The figures that are expected, shown as skeletons while they are loaded: of `figureNames`. */
  names: readonly FigureName[];
  /** They could not be read: what went wrong, and 重试. Figures that were read before stay. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const labels = labelsOf(KeyFiguresSchema);

/**
 * 经营指标: key figures of a hotel with the change against yesterday, the course of the last 7 days and
 * the definition of each. Figures that do not concern the role are left out.
 *
 * Keyboard: Tab goes through the definitions; Enter opens them, Esc closes a definition.
 */
export function KeyFigures({ figures, names, error }: KeyFiguresProps) {
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
}

/** What a tile reserves space for before it is known. */
const unknown = { direction: 'flat', amount: '', since: '' } as const;

function Tile({ name, day = '', figure }: TileProps) {
  const { since } = figureLooks[name];
  const hasCourse = since !== '';
  const label = labels[name];
  const change = figure && figureDelta(name, figure.value, figure.yesterday);
  return (
    <StatTile
      label={label}
      {...figureText(name, figure?.value ?? null)}
      definition={descriptionOf(KeyFiguresSchema.shape[name])}
      isLoading={!figure}
      delta={change ?? (hasCourse && !figure ? unknown : undefined)}
      sparkline={
        figure?.week && <WeekTrend name={name} label={label} day={day} week={figure.week} />
      }
    />
  );
}
