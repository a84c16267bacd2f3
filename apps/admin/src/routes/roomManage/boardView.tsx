import { isDeskOffered } from '@anzhu/api/contract/desk';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalText, useUrlState } from '../../url/useUrlState.ts';

const storageKey = 'boardView';
const views = [
  { value: 'cards', label: '卡片' },
  { value: 'compact', label: '紧凑' },
  { value: 'nights', label: '时间轴' },
] as const;

/** How the rooms are shown: each as it is now, all on one screen, or by nights. */
type BoardView = (typeof views)[number]['value'];

const viewOf = (name: string | null | undefined): BoardView | undefined =>
  views.find(({ value }) => value === name)?.value;

function readView(): BoardView {
  try {
    return viewOf(localStorage.getItem(storageKey)) ?? 'cards';
  } catch {
    return 'cards';
  }
}

/** The name of 打扫清单 in the URL. */
const cleaning = 'cleaning';

const urlSchema = z.object({ board: optionalText() });

/** The view of the board: as the URL has it, else as it is remembered on this device. */
export function useBoardView() {
  const [url, setUrl] = useUrlState(urlSchema);
  const [remembered, setRemembered] = useState(readView);
  const change = (next: BoardView): void => {
    setRemembered(next);
    setUrl({ board: next }, { replace: true });
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // A browser may forbid it: then the view lasts as long as the screen.
    }
  };
  const view = viewOf(url.board) ?? remembered;
  return {
    view: isOffered(view) ? view : 'cards',
    setView: change,
    /** 打扫清单 is shown in place of the board, by an entry of the history. */
    isCleaning: url.board === cleaning,
    openCleaning: (): void => void setUrl({ board: cleaning }),
    closeCleaning: (): void => void setUrl({ board: remembered }),
  };
}

/** The rooms by nights are a call of the desk. */
const isOffered = (view: BoardView): boolean => view !== 'nights' || isDeskOffered();

interface BoardViewSwitchProps {
  value: BoardView;
  onChange: (value: BoardView) => void;
}

/** 卡片, 紧凑, 时间轴. */
export const BoardViewSwitch = ({ value, onChange }: BoardViewSwitchProps) => (
  <SegmentedControl
    label="视图"
    isLabelHidden
    value={value}
    onChange={onChange}
    options={views.filter((view) => isOffered(view.value))}
  />
);
