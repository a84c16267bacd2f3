import type { Size } from '@anzhu/ui/chart/core';
import { memo, useMemo, type Ref } from 'react';
import { label as labelStyle } from './ChinaMap.css.ts';
import type { MapFit } from './mapFrame.ts';
import { countryLabels, placeCountryLabels, type PlacedLabel } from './mapLabels.ts';
import type { ProvinceValue } from './provinceValues.ts';
import type { MapView } from './useMapZoom.ts';

/** Where a label is drawn in a view. */
const labelTransform = (
  { x, y, dx, dy }: PlacedLabel,
  view: MapView = { k: 1, x: 0, y: 0 },
): string =>
  `translate(${(x * view.k + view.x + dx).toFixed(1)},${(y * view.k + view.y + dy).toFixed(1)})`;

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
  const placed = useMemo(
    () => placeCountryLabels(labels, view.k, size, fit),
    [labels, view.k, size, fit],
  );
  const placedOnPaper = useMemo(
    () => (view.k === 1 ? null : placeCountryLabels(labels, 1, size, fit)),
    [labels, view.k, size, fit],
  );
  return { placed, placedOnPaper };
}

export interface LabelsProps {
  labels: readonly PlacedLabel[];
  view?: MapView | undefined;
  ref?: Ref<SVGGElement> | undefined;
  className?: string | undefined;
}

/** Labels of the map. They are read aloud with their provinces. */
export const Labels = memo(function Labels({ labels, view, ref, className }: LabelsProps) {
  return (
    <g ref={ref} className={className} aria-hidden="true">
      {Array.from(labels, (label) => (
        <text
          key={label.name}
          className={labelStyle({ kind: label.kind })}
          transform={labelTransform(label, view)}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
});
