import type { Size } from '@anzhu/ui/chart/core';
import { useCallback, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { MapFit } from './layout/mapFrame.ts';
import { useMapZoom, whole, type MapView } from './useMapZoom.ts';

const transformOf = ({ left, top, scale }: MapFit, { k, x, y }: MapView): string =>
  `translate(${(x + k * left).toFixed(2)},${(y + k * top).toFixed(2)}) scale(${(k * scale).toFixed(5)})`;

interface MapMotionOptions {
  svg: RefObject<SVGSVGElement | null>;
  fit: MapFit;
  /** Of the map, in px. */
  size: Size;
  /** A gesture of wheel, mouse or fingers begins. Must be stable. */
  onStart: () => void;
}

/**
 * Zooms and moves what is drawn. Frames of a gesture are written without React: each is a transform of a layer.
 * Strokes grow with the map meanwhile and labels are hidden while its scale changes; both are laid out at the end.
 *
 * @returns the attributes of the layer that is zoomed, and the ref of the labels
 */
export function useMapMotion({ svg, fit, size, onStart }: MapMotionOptions) {
  const layer = useRef<SVGGElement>(null);
  const labels = useRef<SVGGElement>(null);
  /** The view that strokes and labels are laid out for. */
  const rest = useRef(whole);

  const onFrame = useCallback(
    (next: MapView): void => {
      const { k, x, y } = rest.current;
      layer.current?.setAttribute('transform', transformOf(fit, next));
      const isZoomed = next.k !== k;
      const isMoved = next.x !== x || next.y !== y;
      const motion = isZoomed ? 'zoom' : isMoved ? 'move' : null;
      setMotion(layer.current, motion);
      setMotion(labels.current, motion);
      if (!isZoomed)
        labels.current?.setAttribute('transform', `translate(${next.x - x},${next.y - y})`);
    },
    [fit],
  );
  const zoom = useMapZoom({ svg, size, onFrame, onStart });
  const { view } = zoom;

  useLayoutEffect(() => {
    rest.current = view;
    setMotion(layer.current, null);
    setMotion(labels.current, null);
    labels.current?.removeAttribute('transform');
  }, [view]);

  const layerProps = {
    ref: layer,
    transform: transformOf(fit, view),
    style: {
      '--whole': `translate(${fit.left}px, ${fit.top}px) scale(${fit.scale})`,
      '--whole-pixel': `${1 / fit.scale}px`,
      '--pixel': `${1 / (fit.scale * view.k)}px`,
    } as CSSProperties,
  };
  return { zoom, layerProps, labels };
}

/** Style sheets make a layer of what has the attribute. */
function setMotion(element: SVGElement | null, motion: 'zoom' | 'move' | null): void {
  if (!element || (element.dataset['motion'] ?? null) === motion) return;
  if (motion === null) delete element.dataset['motion'];
  else element.dataset['motion'] = motion;
}
