import { Fragment, type ReactNode } from 'react';
import { Grid, PageFrame, Stack } from '../Layout/index.ts';
import { density, roomCard, visuallyHidden } from '../theme/index.ts';
import { form, outline, row } from './PageSkeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';
import { useCommonTexts } from '../texts/context.ts';

/** What a screen will be: a list of records, cards in rows, panels beside each other, a form. */
export type PageShape = 'list' | 'cards' | 'panels' | 'form';

/** Empty, or with a title. */
const box = (height: number | string, title?: ReactNode) => (
  <div className={outline} style={{ height }}>
    {title}
  </div>
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The widths of the cells of a row. */
const cells = ['8%', '10%', '12%', '18%', '16%', '14%'];

const list = (
  <div>
    {times(11).map((index) => (
      <div key={index} className={row}>
        {cells.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    ))}
  </div>
);

const cards = (
  <Grid columns="152px" gap={2}>
    {times(28).map((index) => (
      <Fragment key={index}>{box(roomCard.height, <Skeleton width="40%" height={20} />)}</Fragment>
    ))}
  </Grid>
);

const panelTitle = <Skeleton width={80} height={20} />;

const panels = (
  <Grid columns={2} gap={4}>
    {box(640, panelTitle)}
    <Stack gap={4}>
      {box(400, panelTitle)}
      {box(224, panelTitle)}
    </Stack>
  </Grid>
);

const fields = (
  <div className={form}>
    <Stack gap={4}>
      {times(6).map((index) => (
        <Stack key={index} gap={1}>
          <Skeleton width={72} height={20} />
          {box(density.control)}
        </Stack>
      ))}
    </Stack>
  </div>
);

const bodies = { list, cards, panels, form: fields } satisfies Record<PageShape, unknown>;

/**
 * A screen in the shape it will have, while its code, or who it is for, is being loaded.
 *
 * Use it in place of a screen. Do not use it within one: its table, board and panels have skeletons of their own.
 */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const { loading } = useCommonTexts();
  return (
    <PageFrame>
      <output className={visuallyHidden}>{loading}</output>
      {bodies[shape]}
    </PageFrame>
  );
}
