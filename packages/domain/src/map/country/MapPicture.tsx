import { ariaLabelOf, type Size } from '@anzhu/ui/chart/core';
import { Tip } from '@anzhu/ui/chart/plot';
import { useMedia } from '@anzhu/ui/useMedia';
import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';
import {
  mapArea,
  moving as movingStyle,
  onPaper,
  onScreen,
  outline,
  picture,
} from './ChinaMap.css.ts';
import type { AmountScale } from './layout/amountScale.ts';
import { Inset, Legend, Provinces, Textures, texturesOf } from './Country.tsx';
import { Labels, useMapLabels } from './Labels.tsx';
import { MapButtons } from './MapButtons.tsx';
import { fitMap } from './layout/mapFrame.ts';
import type { ProvinceValue } from './layout/provinceValues.ts';
import { smallArea, useActiveProvince, type TipRows } from './useActiveProvince.ts';
import { useMapMotion } from './useMapMotion.ts';
import { useProvinceEvents } from './useProvinceEvents.ts';

/** Radius of the ring around a small province that is pointed at, in px. */
const ringRadius = 10;
/** From this colour class on words are light: see the contrasts in `look.test.ts` of `@anzhu/ui`. */
const darkStep = 4;

export interface MapPictureProps {
  size: Size;
  values: readonly ProvinceValue[];
  unit: string | undefined;
  scale: AmountScale;
  /** The title of the legend, and its height in px. */
  legend: { title: string; height: number };
  /** Details of each province, in the order of `values`. */
  details: readonly TipRows[];
  /** The province that is pointed at or has the focus, on the map or in the ranking. */
  active: string | null;
  /** Its details are shown on the map. */
  hasTip: boolean;
  onPoint: (name: string | null) => void;
  onFocusChange: (name: string | null) => void;
  /** Hides the details. */
  onClose: () => void;
  onMarkPress: ((name: string) => void) | undefined;
  /** Words on the map. */
  children?: ReactNode;
}

/** The map: one tab stop, arrows from province to province, zoom, details. */
export function MapPicture(props: MapPictureProps) {
  const { size, values, unit, scale, legend, details, active, hasTip, onMarkPress, onClose } =
    props;
  const { stepOf } = scale;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);

  const fit = useMemo(() => fitMap(size), [size]);
  const { onPoint, onFocusChange } = props;
  // What is under the pointer while the map moves is not what is pointed at.
  const onStart = useCallback((): void => onPoint(null), [onPoint]);
  const { zoom, layerProps, labels } = useMapMotion({ svg, fit, size, onStart });
  const { view, isMoving } = zoom;

  const { placed, placedOnPaper } = useMapLabels({ values, unit, fit, view, size });
  const steps = useMemo(() => values.map(({ value }) => stepOf(value)), [values, stepOf]);
  const stepOfName = useCallback(
    (name: string) => steps[values.findIndex((one) => one.name === name)] ?? 0,
    [steps, values],
  );
  const onDark = useMemo(
    () => new Set(values.filter(({ value }) => stepOf(value) >= darkStep).map(({ name }) => name)),
    [values, stepOf],
  );
  const names = useMemo(
    () => values.map(({ name }, index) => ariaLabelOf(name, details[index] ?? [])),
    [values, details],
  );
  const isForced = useMedia('(forced-colors: active)');
  const textures = useMemo(() => (isForced ? texturesOf(id) : undefined), [id, isForced]);
  const origin = useCallback(() => svg.current?.getBoundingClientRect(), []);

  const { listeners, stop, isRinged } = useProvinceEvents({
    svg,
    values,
    fit,
    zoom,
    active,
    hasTip,
    onPoint,
    onFocusChange,
    onClose,
    onMarkPress,
  });
  const { drawn, spot, mark, isSmall } = useActiveProvince({
    active,
    values,
    details,
    fit,
    view,
    size,
  });
  const lineKind = isRinged && active === values[stop]?.name ? 'focused' : 'pointed';

  const height = size.height + legend.height;
  return (
    <div className={mapArea} style={{ height }}>
      <svg
        ref={svg}
        className={picture}
        width={size.width}
        height={height}
        viewBox={`0 0 ${size.width} ${height}`}
        style={textures}
        data-zoomed={view.k > 1 || undefined}
      >
        {isForced && <Textures id={id} />}
        <clipPath id={`${id}map`}>
          <rect width={size.width} height={size.height} />
        </clipPath>
        <g clipPath={`url(#${id}map)`}>
          <g className={movingStyle} {...layerProps} {...listeners}>
            <Provinces
              steps={steps}
              labels={names}
              stop={stop}
              isPressable={Boolean(onMarkPress)}
              small={smallArea / fit.scale ** 2}
            />
            {drawn && (
              // Left out of an exported picture, as every mark.
              <g data-active={active} data-mark="">
                <path d={drawn.d} className={outline({ kind: 'ground' })} />
                <path d={drawn.d} className={outline({ kind: lineKind })} />
              </g>
            )}
          </g>
          {isSmall && spot && !isMoving && (
            <g transform={`translate(${spot.x},${spot.y})`} className={onScreen} data-mark="">
              <circle r={ringRadius} className={outline({ kind: 'ground' })} />
              <circle r={ringRadius} className={outline({ kind: lineKind })} />
            </g>
          )}
          <Labels
            groupRef={labels}
            labels={placed}
            onDark={onDark}
            view={view}
            className={placedOnPaper ? onScreen : undefined}
          />
          {placedOnPaper && <Labels labels={placedOnPaper} onDark={onDark} className={onPaper} />}
        </g>
        <Inset id={id} fit={fit} stepOf={stepOfName} />
        <Legend
          amounts={scale}
          title={legend.title}
          width={size.width}
          top={size.height}
          scale={fit.scale}
        />
      </svg>
      {props.children}
      <MapButtons
        bottom={legend.height}
        zoom={view.k}
        onZoom={zoom.zoomBy}
        onPan={zoom.panBy}
        onReset={zoom.reset}
      />
      {hasTip && mark && !isMoving && <Tip mark={mark} origin={origin} />}
    </div>
  );
}
