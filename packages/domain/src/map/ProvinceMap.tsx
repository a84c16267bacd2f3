import { Button } from '@anzhu/ui/Button';
import { middleToBaseline } from '@anzhu/ui/chart/core';
import { MapPin } from '@anzhu/ui/Icon';
import { Text } from '@anzhu/ui/Text';
import { useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { findProvince } from './chinaMap.ts';
import {
  dash,
  drawing,
  frame,
  label,
  message,
  neighbours,
  pin,
  pinBody,
  pinHole,
  point,
  province as provinceLook,
  slider as sliderLook,
  start,
  startButton,
} from './MapPointField.css.ts';
import {
  clampSpot,
  describePoint,
  moveByKey,
  roundDegrees,
  viewProvince,
  viewSize,
  type Coordinates,
  type ProvinceView,
} from './provinceView.ts';

export interface ProvinceMapProps {
  province: string;
  value: Coordinates | null;
  onChange: (value: Coordinates) => void;
  isFixed: boolean;
}

/** The map of a `MapPointField`: loaded late, with its data. */
export function ProvinceMap({ province, value, onChange, isFixed }: ProvinceMapProps) {
  const shape = findProvince(province);
  const view = useMemo(() => shape && viewProvince(shape), [shape]);
  const box = useRef<HTMLDivElement>(null);
  /** A press on the map began: where it ends the point is moved to. */
  const isPressed = useRef(false);
  if (!shape || !view) {
    return (
      <div className={frame}>
        <div className={message}>没有「{province}」的地图</div>
      </div>
    );
  }
  const { short } = shape.properties;
  const isOutside = value !== null && !view.isInside(value);
  const place = ({ clientX, clientY, currentTarget }: PointerEvent): void => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * viewSize.width;
    const y = ((clientY - top) / height) * viewSize.height;
    onChange(view.coordinatesOf(clampSpot([x, y])));
  };

  return (
    <>
      <div ref={box} className={frame}>
        <svg
          className={drawing}
          viewBox={`0 0 ${viewSize.width} ${viewSize.height}`}
          role="img"
          aria-label={`${short}地图`}
          onPointerDown={({ button }) => {
            isPressed.current = button === 0 && value !== null && !isFixed;
          }}
          onPointerUp={place}
          onPointerLeave={() => {
            isPressed.current = false;
          }}
        >
          <path className={neighbours} d={view.neighbours} />
          <path className={provinceLook} d={view.province} />
          <path className={dash} d={view.dash} />
          {view.labels.map(({ name, at: [x, y] }) => (
            <text key={name} className={label} x={x} y={y} dy={middleToBaseline}>
              {name}
            </text>
          ))}
        </svg>
        {value ? (
          <Point {...{ view, value, onChange, isFixed, isOutside, box }} />
        ) : (
          !isFixed && (
            <div className={start}>
              <div className={startButton}>
                <Button
                  icon={<MapPin aria-hidden size={16} />}
                  onPress={() => onChange(view.centre)}
                >
                  标注位置
                </Button>
              </div>
            </div>
          )
        )}
      </div>
      <output>
        {isOutside && (
          <Text as="p" size="note" tone="warning">
            该位置不在{short}范围内，请核对经纬度
          </Text>
        )}
        {!isOutside && value && !isFixed && (
          <Text as="p" size="note" tone="muted">
            点按地图或拖动图钉，也可用方向键移动，Shift 加快
          </Text>
        )}
      </output>
    </>
  );
}

interface PointProps extends Omit<ProvinceMapProps, 'province' | 'value'> {
  view: ProvinceView;
  value: Coordinates;
  isOutside: boolean;
  box: { readonly current: HTMLDivElement | null };
}

/** The point: a slider for assistive technology, which arrow keys move in both directions. */
function Point({ view, value, onChange, isFixed, isOutside, box }: PointProps) {
  /** From the pointer to the tip, in pixels, while dragging. */
  const grip = useRef<readonly [x: number, y: number] | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const spot = view.spotOf(value);
  const [x, y] = clampSpot(spot);
  const isFar = x !== spot[0] || y !== spot[1];
  const [west, east] = view.span;

  const grab = (event: PointerEvent<HTMLElement>): void => {
    const frameBox = box.current?.getBoundingClientRect();
    if (isFixed || event.button !== 0 || !frameBox) return;
    // Not the slider's own dragging, nor a selection of texts.
    event.preventDefault();
    slider.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = [
      frameBox.left + (x / viewSize.width) * frameBox.width - event.clientX,
      frameBox.top + (y / viewSize.height) * frameBox.height - event.clientY,
    ];
  };
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    const frameBox = box.current?.getBoundingClientRect();
    if (!grip.current || !frameBox) return;
    const [gripX, gripY] = grip.current;
    const next = clampSpot([
      ((clientX + gripX - frameBox.left) / frameBox.width) * viewSize.width,
      ((clientY + gripY - frameBox.top) / frameBox.height) * viewSize.height,
    ]);
    onChange(view.coordinatesOf(next));
  };
  const drop = (): void => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    const next = moveByKey(value, event, view.step);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div
      className={point}
      style={{ left: `${(x / viewSize.width) * 100}%`, top: `${(y / viewSize.height) * 100}%` }}
      data-fixed={isFixed || undefined}
      data-far={isFar || undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <input
        ref={slider}
        className={sliderLook}
        type="range"
        aria-label="酒店位置"
        aria-valuetext={`${describePoint(value)}${isOutside ? '，不在该省范围内' : ''}`}
        min={Math.min(west, value.longitude)}
        max={Math.max(east, value.longitude)}
        step="any"
        value={value.longitude}
        disabled={isFixed}
        onChange={({ target }) =>
          onChange({ ...value, longitude: roundDegrees(target.valueAsNumber) })
        }
        onKeyDown={press}
      />
      <svg className={pin} viewBox="0 0 24 28" aria-hidden="true">
        <path
          className={pinBody}
          d="M12 27C9 23 3 16.5 3 10.5a9 9 0 0 1 18 0C21 16.5 15 23 12 27Z"
        />
        <circle className={pinHole} cx="12" cy="10.5" r="3.5" />
      </svg>
    </div>
  );
}
