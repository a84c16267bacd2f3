import type { Size } from '@anzhu/ui/chart/core';
import {
  select,
  zoom,
  zoomIdentity,
  zoomTransform,
  type D3ZoomEvent,
  type Selection,
  type ZoomBehavior,
} from 'd3';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** What part of the map is in view: at zoom k, moved by x and y px. */
export interface MapView {
  k: number;
  x: number;
  y: number;
}

/** spec: part 1, "Zoom limits 1 to 3.5". */
export const zoomLimits = [1, 3.5] as const;
/** One press of + or −. */
const pressFactor = 1.5;
/** How far a press of an arrow moves, in parts of the map. */
const panStep = 0.25;
/** A press that moves less than that is a click, in px. */
const clickDistance = 4;

export interface MapZoomOptions {
  svg: RefObject<SVGSVGElement | null>;
  /** Of the map, in px. When it changes, the whole map is in view again. */
  size: Size;
  /** Draws a frame of a gesture. It must not render React. Must be stable. */
  onFrame: (view: MapView) => void;
  /** A gesture of wheel, mouse or fingers begins. Must be stable. */
  onStart: () => void;
}

/** Zooming and moving a map. */
export interface MapZoom {
  /** What is in view between gestures. */
  view: MapView;
  /** A gesture is under way. */
  isMoving: boolean;
  /** Zooms by presses of + (1) or − (-1), around a place on the whole map or the middle of the view. */
  zoomBy: (presses: 1 | -1, around?: Point) => void;
  /** Shows what is further to a side of the zoomed map: of `side`, 1 is east and south, -1 west and north. */
  panBy: (side: Point) => void;
  /** Shows the whole map. */
  reset: () => void;
  /** Brings a place on the whole map into view. */
  show: (point: Point) => void;
}

/** All of the map. */
export const whole: MapView = { k: 1, x: 0, y: 0 };
type Behavior = ZoomBehavior<SVGSVGElement, unknown>;
type Drawn = Selection<SVGSVGElement, unknown, null, undefined>;
export type Point = readonly [x: number, y: number];

/** Where a place on the whole map is now, in px. */
const pointOnView = (svg: SVGSVGElement, [x, y]: Point): Point => zoomTransform(svg).apply([x, y]);

/**
 * Zooms by Ctrl or Cmd and the wheel, pinch and calls, and moves by dragging and calls. The wheel alone scrolls the page, and so
 * does one finger on the whole map.
 * React renders at the end of a gesture only.
 */
export function useMapZoom({ svg, size, onFrame, onStart }: MapZoomOptions): MapZoom {
  const [view, setView] = useState(whole);
  const [isMoving, setMoving] = useState(false);
  const behavior = useRef<Behavior>(null);
  const { width, height } = size;

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    let zoomed = 1;
    const area: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    const own: Behavior = zoom<SVGSVGElement, unknown>()
      .scaleExtent([...zoomLimits])
      .extent(area)
      .translateExtent(area)
      .clickDistance(clickDistance)
      .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
        if (event.type === 'wheel') return event.ctrlKey || (event as WheelEvent).metaKey;
        if ('touches' in event) return event.touches.length > 1 || zoomed > 1;
        return event.button === 0 && !event.ctrlKey && zoomed > 1;
      })
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (!sourceEvent) return;
        setMoving(true);
        onStart();
      })
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        zoomed = transform.k;
        onFrame(transform);
      })
      .on('end', ({ transform: { k, x, y } }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        setView((now) => (now.k === k && now.x === x && now.y === y ? now : { k, x, y }));
        setMoving(false);
      });
    const selection = select(element);
    // A double click is two clicks on a province.
    selection.call(own).on('dblclick.zoom', null);
    if (zoomTransform(element) !== zoomIdentity) own.transform(selection, zoomIdentity);
    behavior.current = own;
    return () => void selection.on('.zoom', null);
  }, [svg, width, height, onFrame, onStart]);

  const call = useCallback(
    (act: (own: Behavior, drawn: Drawn, element: SVGSVGElement) => void): void => {
      if (behavior.current && svg.current) act(behavior.current, select(svg.current), svg.current);
    },
    [svg],
  );
  const zoomBy = useCallback(
    (presses: 1 | -1, around?: Point): void =>
      call((own, drawn, element) => {
        const [x, y] = around ? pointOnView(element, around) : [width / 2, height / 2];
        own.scaleBy(drawn, pressFactor ** presses, [x, y]);
      }),
    [call, width, height],
  );
  const panBy = useCallback(
    ([x, y]: Point): void =>
      call((own, drawn, element) => {
        const step = panStep / zoomTransform(element).k;
        own.translateBy(drawn, -x * step * width, -y * step * height);
      }),
    [call, width, height],
  );
  const reset = useCallback(
    (): void => call((own, drawn) => own.transform(drawn, zoomIdentity)),
    [call],
  );
  const show = useCallback(
    (point: Point): void =>
      call((own, drawn, element) => {
        const [x, y] = pointOnView(element, point);
        const isInView = x >= 0 && y >= 0 && x <= width && y <= height;
        if (!isInView) own.translateTo(drawn, point[0], point[1]);
      }),
    [call, width, height],
  );
  return { view, isMoving, zoomBy, panBy, reset, show };
}
