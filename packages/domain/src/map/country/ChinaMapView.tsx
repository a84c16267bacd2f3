import { amountLook, fullNumber, shareOf } from '@anzhu/ui/chart/core';
import { useCallback, useMemo, useState } from 'react';
import { amountScale, type AmountScale } from './layout/amountScale.ts';
import { blocks, emptyNote, mapColumn } from './ChinaMap.css.ts';
import type { MapSizes } from './layout/mapFrame.ts';
import { MapPicture } from './MapPicture.tsx';
import type { ProvinceValues } from './layout/provinceValues.ts';
import { note } from './Ranking.css.ts';
import { Ranking } from './Ranking.tsx';
import type { TipRows } from './useActiveProvince.ts';

export interface ChinaMapViewProps {
  title: string;
  measure: string;
  unit: string | undefined;
  values: ProvinceValues;
  sizes: MapSizes;
  onAction: ((province: string) => void) | undefined;
  emptyMessage: string;
}

/** What is pointed at or has the focus, and where: details are shown on the map for the map only. */
interface Active {
  name: string;
  isOnMap: boolean;
}

/** Map, legend, ranking and unknown names: loaded late, with the data of the map. */
export function ChinaMapView(props: ChinaMapViewProps) {
  const { title, measure, unit, values, sizes, onAction, emptyMessage } = props;
  const [pointed, setPointed] = useState<Active | null>(null);
  const [focused, setFocused] = useState<Active | null>(null);

  const scale = useMemo(() => amountScale(values.provinces.map(({ value }) => value)), [values]);
  const details = useMemo(
    () => detailsOf(values, scale, measure, unit),
    [values, scale, measure, unit],
  );

  const pointOnMap = useCallback((name: string | null) => setPointed(activeOf(name, true)), []);
  const pointInRanking = useCallback(
    (name: string | null) => setPointed(activeOf(name, false)),
    [],
  );
  const focusOnMap = useCallback((name: string | null) => setFocused(activeOf(name, true)), []);
  const focusInRanking = useCallback(
    (name: string | null) => setFocused(activeOf(name, false)),
    [],
  );
  const close = useCallback((): void => {
    setPointed(null);
    setFocused(null);
  }, []);

  const active = pointed ?? focused;
  const isEmpty = values.total === 0;
  const { isBeside, map, ranking } = sizes;
  const legend = { title: unit ? `${measure}（${unit}）` : measure, height: sizes.legend };
  return (
    <div className={blocks} data-beside={isBeside || undefined}>
      <figure aria-label={title} className={mapColumn}>
        <MapPicture
          size={map}
          values={values.provinces}
          unit={unit}
          scale={scale}
          legend={legend}
          details={details}
          active={active?.name ?? null}
          hasTip={active?.isOnMap ?? false}
          onPoint={pointOnMap}
          onFocusChange={focusOnMap}
          onClose={close}
          onMarkPress={onAction}
        >
          {isEmpty && (
            <div className={emptyNote}>
              <p>{emptyMessage}</p>
            </div>
          )}
        </MapPicture>
        {values.unknown.length > 0 && (
          <p className={note} style={{ width: map.width }}>
            未识别的地区：
            {values.unknown
              .map(({ name, value }) => `${name} ${fullNumber(value, unit)}`)
              .join('、')}
          </p>
        )}
      </figure>
      <Ranking
        title={title}
        size={ranking}
        values={values}
        unit={unit}
        active={active?.name ?? null}
        onPoint={pointInRanking}
        onFocusChange={focusInRanking}
        onMarkPress={onAction}
      />
    </div>
  );
}

const activeOf = (name: string | null, isOnMap: boolean): Active | null =>
  name === null ? null : { name, isOnMap };

/** The rows of each province's tip: its amount, its share, its rank. */
function detailsOf(
  { provinces, ranking, total }: ProvinceValues,
  { stepOf }: AmountScale,
  measure: string,
  unit: string | undefined,
): TipRows[] {
  const rankOf = new Map<string, number>(ranking.map(({ name, rank }) => [name, rank]));
  return provinces.map(({ name, value }) => {
    const rank = rankOf.get(name);
    const look = amountLook(stepOf(value));
    const first = { name: measure, value: fullNumber(value, unit), look };
    if (value === null || rank === undefined) return [first];
    return [
      first,
      { name: '占比', value: shareOf(value, total) },
      { name: '排名', value: `第 ${rank} 名` },
    ];
  });
}
