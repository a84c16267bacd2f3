import { IconButton } from '@anzhu/ui/Button';
import { Minus, Plus, RotateCcw } from '@anzhu/ui/Icon';
import { visuallyHidden } from '@anzhu/ui/theme';
import { memo } from 'react';
import { buttons } from './ChinaMap.css.ts';
import { zoomLimits } from './useMapZoom.ts';

export interface MapButtonsProps {
  /** Where their foot is, in px from that of the drawing. */
  bottom: number;
  /** 1 is the whole map. */
  zoom: number;
  onZoom: (presses: 1 | -1) => void;
  onReset: () => void;
}

const plus = <Plus aria-hidden size={16} />;
const minus = <Minus aria-hidden size={16} />;
const whole = <RotateCcw aria-hidden size={16} />;

/** 放大, 缩小, 还原. The zoom is announced when it has changed. It renders when the zoom changes. */
export const MapButtons = memo(function MapButtons(props: MapButtonsProps) {
  const { bottom, zoom, onZoom, onReset } = props;
  const [least, most] = zoomLimits;
  const entries = [
    { label: '放大', icon: plus, isDisabled: zoom >= most, onPress: () => onZoom(1) },
    { label: '缩小', icon: minus, isDisabled: zoom <= least, onPress: () => onZoom(-1) },
    { label: '还原', icon: whole, isDisabled: zoom <= least, onPress: onReset },
  ];
  return (
    <fieldset className={buttons} style={{ bottom }} aria-label="地图缩放">
      {entries.map(({ label, icon, isDisabled, onPress }) => (
        <IconButton key={label} size="small" {...{ label, icon, isDisabled, onPress }} />
      ))}
      <output className={visuallyHidden}>{`缩放 ${Math.round(zoom * 100)}%`}</output>
    </fieldset>
  );
});
