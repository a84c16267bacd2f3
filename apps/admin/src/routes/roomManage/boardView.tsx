import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { useState } from 'react';

/** How the rooms are shown: each as it is now, or by nights. */
type BoardView = 'cards' | 'nights';

const storageKey = 'boardView';
const views = [
  { value: 'cards', label: '卡片' },
  { value: 'nights', label: '时间轴' },
] as const;

function readView(): BoardView {
  try {
    return localStorage.getItem(storageKey) === 'nights' ? 'nights' : 'cards';
  } catch {
    return 'cards';
  }
}

/** The view of the board, remembered on this device. */
export function useBoardView(): [BoardView, (next: BoardView) => void] {
  const [view, setView] = useState(readView);
  const change = (next: BoardView): void => {
    setView(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // A browser may forbid it: then the view lasts as long as the screen.
    }
  };
  return [view, change];
}

interface BoardViewSwitchProps {
  value: BoardView;
  onChange: (value: BoardView) => void;
}

/** 卡片, 时间轴. */
export const BoardViewSwitch = ({ value, onChange }: BoardViewSwitchProps) => (
  <SegmentedControl label="视图" isLabelHidden value={value} onChange={onChange} options={views} />
);
