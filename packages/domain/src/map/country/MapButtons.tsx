import { IconButton } from '@anzhu/ui/Button';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from '@anzhu/ui/Icon';
import { visuallyHidden } from '@anzhu/ui/theme';
import { memo } from 'react';
import { buttons, direction, pad, tools } from './MapButtons.css.ts';
import { zoomLimits, type Point } from './useMapZoom.ts';

export interface MapButtonsProps {
  /** Where their foot is, in px from that of the drawing. */
  bottom: number;
  /** 1 is the whole map. */
  zoom: number;
  onZoom: (presses: 1 | -1) => void;
  onPan: (side: Point) => void;
  onReset: () => void;
}

const plus = <Plus aria-hidden size={16} />;
const minus = <Minus aria-hidden size={16} />;
const whole = <RotateCcw aria-hidden size={16} />;

const directions = [
  { label: '查看北面', side: [0, -1], place: 'north', icon: <ArrowUp aria-hidden size={16} /> },
  { label: '查看西面', side: [-1, 0], place: 'west', icon: <ArrowLeft aria-hidden size={16} /> },
  { label: '查看东面', side: [1, 0], place: 'east', icon: <ArrowRight aria-hidden size={16} /> },
  { label: '查看南面', side: [0, 1], place: 'south', icon: <ArrowDown aria-hidden size={16} /> },
] as const;

/**
 * 放大, 缩小, 还原, and beside them, while the map is zoomed, what moves it. The zoom is announced when it has changed. It
 * renders when the zoom changes.
 */
export const MapButtons = memo(function MapButtons(props: MapButtonsProps) {
  const { bottom, zoom, onZoom, onPan, onReset } = props;
  const [least, most] = zoomLimits;
  const entries = [
    { label: '放大', icon: plus, isDisabled: zoom >= most, onPress: () => onZoom(1) },
    { label: '缩小', icon: minus, isDisabled: zoom <= least, onPress: () => onZoom(-1) },
    { label: '还原', icon: whole, isDisabled: zoom <= least, onPress: onReset },
  ];
  return (
    <div className={tools} style={{ bottom }}>
      <fieldset className={buttons} aria-label="地图缩放">
        {entries.map(({ label, icon, isDisabled, onPress }) => (
          <IconButton key={label} size="small" {...{ label, icon, isDisabled, onPress }} />
        ))}
        <output className={visuallyHidden}>{`缩放 ${Math.round(zoom * 100)}%`}</output>
      </fieldset>
      {zoom > least && (
        <fieldset className={`${buttons} ${pad}`} aria-label="地图移动">
          {directions.map(({ label, icon, side, place }) => (
            <div key={label} className={direction[place]}>
              <IconButton size="small" {...{ label, icon }} onPress={() => onPan(side)} />
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
});
