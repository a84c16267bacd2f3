import { middleToBaseline, px, type Size } from '@anzhu/ui/chart/core';
import { memo, useMemo, type Ref } from 'react';
import { labels as labelsStyle, labelKind, leaderLine } from './ChinaMap.css.ts';
import type { MapFit } from './layout/mapFrame.ts';
import { countryLabels, placeCountryLabels, type PlacedLabel } from './layout/mapLabels.ts';
import type { ProvinceValue } from './layout/provinceValues.ts';
import { whole, type MapView } from './useMapZoom.ts';

interface MapLabelsOptions {
  values: readonly ProvinceValue[];
  unit: string | undefined;
  fit: MapFit;
  view: MapView;
  /** Of the map, in px. */
  size: Size;
}

/** The labels that fit into a view; on paper the whole map is printed: null where the view is that. */
export function useMapLabels({ values, unit, fit, view, size }: MapLabelsOptions) {
  const labels = useMemo(() => countryLabels(values, unit, fit), [values, unit, fit]);
  const placedAtWhole = useMemo(
    () => placeCountryLabels(labels, 1, size, fit),
    [labels, size, fit],
  );
  const placed = useMemo(
    () => (view.k === 1 ? placedAtWhole : placeCountryLabels(labels, view.k, size, fit)),
    [labels, placedAtWhole, view.k, size, fit],
  );
  return { placed, placedOnPaper: view.k === 1 ? null : placedAtWhole };
}

export interface LabelsProps {
  labels: readonly PlacedLabel[];
  /** The provinces on whose colour dark words are not read well. @default none */
  onDark?: ReadonlySet<string>;
  view?: MapView | undefined;
  groupRef?: Ref<SVGGElement> | undefined;
  className?: string | undefined;
}

/** Labels of the map, laid out as one text. They are read aloud with their provinces. */
export const Labels = memo(function Labels(props: LabelsProps) {
  const { labels, onDark, view = whole, groupRef, className = '' } = props;
  const leaders = labels.flatMap(({ leader, x, y }) =>
    leader ? [`M${px(x * view.k + view.x)},${px(y * view.k + view.y)}l${leader.join()}`] : [],
  );
  return (
    <g ref={groupRef} className={`${labelsStyle} ${className}`} aria-hidden="true">
      {leaders.length > 0 && <path d={leaders.join('')} className={leaderLine} />}
      <text>
        {labels.map(({ name, text, kind, x, y, dx, dy }) => (
          <tspan
            key={name}
            className={labelKind[onDark?.has(name) && dx === 0 && dy === 0 ? 'onDark' : kind]}
            x={px(x * view.k + view.x + dx)}
            y={px(y * view.k + view.y + dy)}
            dy={middleToBaseline}
          >
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
});
