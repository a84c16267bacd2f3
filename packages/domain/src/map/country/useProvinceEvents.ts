import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { chinaDrawing } from './layout/chinaDrawing.ts';
import type { MapFit } from './layout/mapFrame.ts';
import { nextProvince } from './provinceKeys.ts';
import type { ProvinceValue } from './layout/provinceValues.ts';
import { spotOf } from './useActiveProvince.ts';
import type { MapZoom, Point } from './useMapZoom.ts';

interface ProvinceEventsOptions {
  svg: RefObject<SVGSVGElement | null>;
  values: readonly ProvinceValue[];
  fit: MapFit;
  zoom: Pick<MapZoom, 'isMoving' | 'zoomBy' | 'panBy' | 'reset' | 'show'>;
  /** The province that is pointed at or has the focus, on the map or in the ranking. */
  active: string | null;
  /** Its details are shown on the map. */
  hasTip: boolean;
  onPoint: (name: string | null) => void;
  onFocusChange: (name: string | null) => void;
  /** Hides the details. */
  onClose: () => void;
  onMarkPress: ((name: string) => void) | undefined;
}

/** Which province an event is about; null for none. */
function indexOf(event: SyntheticEvent): number | null {
  const index = (event.target as Element).getAttribute('data-province');
  return index === null ? null : Number(index);
}

/** Where an arrow with Shift moves the zoomed map. */
const sides: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Pointer, fingers and keys on the provinces of a map.
 *
 * @returns listeners for the element around all provinces, the tab stop, and whether it has the keyboard's focus
 */
export function useProvinceEvents(options: ProvinceEventsOptions) {
  const { svg, values, fit, zoom, active, hasTip, onPoint, onFocusChange, onClose, onMarkPress } =
    options;
  const wasActive = useRef(false);
  const [stop, setStop] = useState(0);
  const [isRinged, setRinged] = useState(false);

  const nameOf = (event: SyntheticEvent): string | null =>
    values[indexOf(event) ?? -1]?.name ?? null;
  const focusProvince = (index: number): void =>
    svg.current?.querySelector<SVGElement>(`[data-province="${index}"]`)?.focus();
  const pressOn = (event: KeyboardEvent, index: number): void => {
    const isArrow = event.key.startsWith('Arrow');
    const next = nextProvince(event.key, index, chinaDrawing.provinces);
    if (next !== null || isArrow) event.preventDefault();
    if (next !== null) focusProvince(next);
    const name = values[index]?.name;
    if (onMarkPress && name && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onMarkPress(name);
    }
  };

  const listeners = {
    onPointerOver: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && !zoom.isMoving) onPoint(nameOf(event));
    },
    onPointerLeave: (): void => onPoint(null),
    onPointerDown: (event: PointerEvent): void => {
      wasActive.current = active !== null && nameOf(event) === active;
    },
    onFocus: (event: FocusEvent): void => {
      const index = indexOf(event);
      if (index === null) return;
      setStop(index);
      const isVisible = event.target.matches(':focus-visible');
      setRinged(isVisible);
      onFocusChange(values[index]?.name ?? null);
      const focused = spotOf(fit, index);
      if (focused && isVisible) zoom.show(focused);
    },
    onBlur: (event: FocusEvent): void => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      setRinged(false);
      onFocusChange(null);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const index = indexOf(event);
      const around = index === null ? undefined : spotOf(fit, index);
      const side = event.shiftKey ? sides[event.key] : undefined;
      if (side) {
        event.preventDefault();
        zoom.panBy(side);
      } else if (event.key === '+' || event.key === '=') zoom.zoomBy(1, around);
      else if (event.key === '-' || event.key === '_') zoom.zoomBy(-1, around);
      else if (event.key === '0') zoom.reset();
      else if (event.key === 'Escape' && active !== null && hasTip) {
        event.stopPropagation();
        onClose();
      } else if (index !== null) pressOn(event, index);
    },
    onClick: (event: MouseEvent): void => {
      const index = indexOf(event);
      const name = nameOf(event);
      if (index === null || name === null) return;
      // A finger has no hover: its first tap shows the details, the next one chooses.
      const isFinger = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      if (isFinger && !wasActive.current) focusProvince(index);
      else onMarkPress?.(name);
    },
  };
  return { listeners, stop, isRinged };
}
