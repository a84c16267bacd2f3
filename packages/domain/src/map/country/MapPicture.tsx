import { ariaLabelOf, type Size } from '@anzhu/ui/chart/core';
import { Tip } from '@anzhu/ui/chart/plot';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { chinaDrawing } from './chinaDrawing.ts';
import {
  mapArea,
  moving as movingStyle,
  onPaper,
  onScreen,
  outline,
  picture,
} from './ChinaMap.css.ts';
import type { AmountScale } from './amountScale.ts';
import { Inset, Legend, Provinces, texturesOf } from './Country.tsx';
import { Labels, useMapLabels } from './Labels.tsx';
import { MapButtons } from './MapButtons.tsx';
import { fitMap, type MapFit } from './mapFrame.ts';
import { nextProvince } from './provinceKeys.ts';
import type { ProvinceValue } from './provinceValues.ts';
import { smallArea, spotOf, useActiveProvince, type TipRows } from './useActiveProvince.ts';
import { useMapZoom, type MapView } from './useMapZoom.ts';

/** Radius of the ring around a small province that is pointed at, in px. */
const ringRadius = 10;

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
  onChoose: ((name: string) => void) | undefined;
  /** Words on the map. */
  children?: ReactNode;
}

const scaleOf = ({ left, top, scale }: MapFit, { k, x, y }: MapView): string =>
  `translate(${(x + k * left).toFixed(2)},${(y + k * top).toFixed(2)}) scale(${(k * scale).toFixed(5)})`;

/** Which province an event is about; null for none. */
function indexOf(event: SyntheticEvent): number | null {
  const index = (event.target as Element).getAttribute('data-province');
  return index === null ? null : Number(index);
}

/** The map: one tab stop, arrows from province to province, zoom, details. */
export function MapPicture(props: MapPictureProps) {
  const { size, values, unit, scale, legend, details, active, hasTip, onChoose, onClose } = props;
  const { stepOf } = scale;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const moving = useRef<SVGGElement>(null);
  const texts = useRef<SVGTextElement>(null);
  /** The view that labels are placed for. */
  const rest = useRef<MapView>({ k: 1, x: 0, y: 0 });
  const wasActive = useRef(false);
  const [stop, setStop] = useState(0);
  const [isRinged, setRinged] = useState(false);

  const fit = useMemo(() => fitMap(size), [size]);
  // A frame changes two attributes. Labels move with the map; while its scale changes they are hidden.
  const onFrame = useCallback(
    (next: MapView): void => {
      moving.current?.setAttribute('transform', scaleOf(fit, next));
      const { k, x, y } = rest.current;
      texts.current?.setAttribute('transform', `translate(${next.x - x},${next.y - y})`);
      texts.current?.setAttribute('visibility', next.k === k ? 'inherit' : 'hidden');
    },
    [fit],
  );
  const { onPoint } = props;
  // What is under the pointer while the map moves is not what is pointed at.
  const onStart = useCallback((): void => onPoint(null), [onPoint]);
  const { view, isMoving, zoomBy, reset, show } = useMapZoom({ svg, size, onFrame, onStart });

  const { placed, placedOnPaper } = useMapLabels({ values, unit, fit, view, size });
  useLayoutEffect(() => {
    rest.current = view;
    texts.current?.removeAttribute('transform');
    texts.current?.removeAttribute('visibility');
  }, [view]);

  const steps = useMemo(() => values.map(({ value }) => stepOf(value)), [values, stepOf]);
  const stepOfName = useCallback(
    (name: string) => steps[values.findIndex((one) => one.name === name)] ?? 0,
    [steps, values],
  );
  const names = useMemo(
    () => values.map(({ name }, index) => ariaLabelOf(name, details[index] ?? [])),
    [values, details],
  );
  const textures = useMemo(() => texturesOf(id), [id]);
  const origin = useCallback(() => svg.current?.getBoundingClientRect(), []);

  const focusProvince = (index: number): void =>
    svg.current?.querySelector<SVGElement>(`[data-province="${index}"]`)?.focus();
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = indexOf(event);
    const around = index === null ? undefined : spotOf(fit, index);
    if (event.key === '+' || event.key === '=') zoomBy(1, around);
    else if (event.key === '-' || event.key === '_') zoomBy(-1, around);
    else if (event.key === '0') reset();
    else if (event.key === 'Escape' && active !== null && hasTip) {
      event.stopPropagation();
      onClose();
    } else if (index !== null) pressOn(event, index);
  };
  const pressOn = (event: KeyboardEvent, index: number): void => {
    const isArrow = event.key.startsWith('Arrow');
    const next = nextProvince(event.key, index, chinaDrawing.provinces);
    if (next !== null || isArrow) event.preventDefault();
    if (next !== null) focusProvince(next);
    const name = values[index]?.name;
    if (onChoose && name && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(name);
    }
  };
  const focus = (event: FocusEvent): void => {
    const index = indexOf(event);
    if (index === null) return;
    setStop(index);
    const isVisible = event.target.matches(':focus-visible');
    setRinged(isVisible);
    props.onFocusChange(values[index]?.name ?? null);
    const focused = spotOf(fit, index);
    if (focused && isVisible) show(focused);
  };
  const blur = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setRinged(false);
    props.onFocusChange(null);
  };
  const nameOf = (event: SyntheticEvent): string | null =>
    values[indexOf(event) ?? -1]?.name ?? null;
  const point = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && !isMoving) onPoint(nameOf(event));
  };
  const pointDown = (event: PointerEvent): void => {
    wasActive.current = active !== null && nameOf(event) === active;
  };
  const click = (event: MouseEvent): void => {
    const index = indexOf(event);
    const name = nameOf(event);
    if (index === null || name === null) return;
    // A finger has no hover: its first tap shows the details, the next one chooses.
    const isFinger = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (isFinger && !wasActive.current) focusProvince(index);
    else onChoose?.(name);
  };

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
        data-moving={isMoving || undefined}
      >
        <clipPath id={`${id}map`}>
          <rect width={size.width} height={size.height} />
        </clipPath>
        <g clipPath={`url(#${id}map)`}>
          <g
            ref={moving}
            className={movingStyle}
            transform={scaleOf(fit, view)}
            style={
              {
                '--whole': `translate(${fit.left}px, ${fit.top}px) scale(${fit.scale})`,
              } as CSSProperties
            }
            onPointerOver={point}
            onPointerLeave={() => onPoint(null)}
            onPointerDown={pointDown}
            onFocus={focus}
            onBlur={blur}
            onKeyDown={press}
            onClick={click}
          >
            <Provinces
              id={id}
              steps={steps}
              labels={names}
              stop={stop}
              isChosen={Boolean(onChoose)}
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
            ref={texts}
            labels={placed}
            view={view}
            className={placedOnPaper ? onScreen : undefined}
          />
          {placedOnPaper && <Labels labels={placedOnPaper} className={onPaper} />}
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
      <MapButtons bottom={legend.height} zoom={view.k} onZoom={zoomBy} onReset={reset} />
      {hasTip && mark && !isMoving && <Tip mark={mark} origin={origin} onClose={onClose} />}
    </div>
  );
}
