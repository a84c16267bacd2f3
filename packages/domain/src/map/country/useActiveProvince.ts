import type { Mark, Size } from '@anzhu/ui/chart/core';
import { useMemo } from 'react';
import { chinaDrawing } from './layout/chinaDrawing.ts';
import type { MapFit } from './layout/mapFrame.ts';
import type { ProvinceValue } from './layout/provinceValues.ts';
import type { MapView } from './useMapZoom.ts';

/** Provinces below this size, in square px, are hit around them too. */
export const smallArea = 160;

/** Rows of a province's tip. */
export type TipRows = Mark['rows'];

/** Where the label of a province is on the whole map, in px. */
export function spotOf(
  { left, top, scale }: MapFit,
  index: number,
): readonly [x: number, y: number] | undefined {
  const spot = chinaDrawing.provinces[index]?.spot;
  return spot && [left + spot[0] * scale, top + spot[1] * scale];
}

interface ActiveProvinceOptions {
  /** The name of the province that is pointed at or has the focus. */
  active: string | null;
  values: readonly ProvinceValue[];
  /** Details of each province, in the order of `values`. */
  details: readonly TipRows[];
  fit: MapFit;
  view: MapView;
  /** Of the map, in px. */
  size: Size;
}

/**
 * What is drawn for the province that is pointed at or has the focus.
 *
 * @returns its outline (`drawn`), where it is on the screen (`spot`) and its tip (`mark`): both undefined and
 *   null outside of the view; `isSmall` where the outline alone would be overlooked
 */
export function useActiveProvince(options: ActiveProvinceOptions) {
  const { active, values, details, fit, view, size } = options;
  const index = values.findIndex(({ name }) => name === active);
  const drawn = chinaDrawing.provinces[index];
  const rows = details[index];
  const spot = useMemo(() => {
    const onMap = spotOf(fit, index);
    if (!onMap) return undefined;
    const [x, y] = [onMap[0] * view.k + view.x, onMap[1] * view.k + view.y];
    const isInView = x >= 0 && y >= 0 && x <= size.width && y <= size.height;
    return isInView ? { x, y } : undefined;
  }, [fit, index, view, size]);
  const mark = useMemo(
    (): Mark | null =>
      active !== null && spot && rows
        ? { name: active, label: active, d: '', ...spot, rows }
        : null,
    [active, spot, rows],
  );
  const isSmall = drawn !== undefined && drawn.area * (fit.scale * view.k) ** 2 < smallArea;
  return { drawn, spot, mark, isSmall };
}
