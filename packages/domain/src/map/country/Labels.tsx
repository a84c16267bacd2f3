import { memo, type Ref } from 'react';
import { label as labelStyle } from './ChinaMap.css.ts';
import type { PlacedLabel } from './mapLabels.ts';
import type { MapView } from './useMapZoom.ts';

/** Where a label is drawn in a view. */
const labelTransform = (
  { x, y, dx, dy }: PlacedLabel,
  view: MapView = { k: 1, x: 0, y: 0 },
): string =>
  `translate(${(x * view.k + view.x + dx).toFixed(1)},${(y * view.k + view.y + dy).toFixed(1)})`;

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
