import { useState, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { ColumnItem } from './ColumnItem.tsx';
import type { ColumnChoices } from './ColumnSettings.tsx';
import { foot, list } from './ColumnSettings.css.ts';
import { useReorder } from './useReorder.ts';

export interface ColumnPopoverProps {
  layout: ColumnChoices;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open column settings; loaded late. */
export function ColumnPopover({ layout, triggerRef, onClose }: ColumnPopoverProps) {
  const { choices, show, move, restore, isChanged } = layout;
  const [announcement, setAnnouncement] = useState('');
  const free = choices.filter(({ isFixed }) => !isFixed);
  const isLastShown = choices.filter(({ isShown }) => isShown).length === 1;

  const moveAndSay = (id: string, by: number): void => {
    const from = free.findIndex((one) => one.id === id);
    const place = Math.min(Math.max(from + by, 0), free.length - 1) + 1;
    move(id, by);
    setAnnouncement(`${free[from]?.header ?? ''}：第 ${place} 列，共 ${free.length} 列`);
  };
  const { dragged, beginDrag } = useReorder(moveAndSay);

  return (
    <Popover label="列设置" placement="bottom end" triggerRef={triggerRef} onClose={onClose}>
      <ul className={list} aria-label="列">
        {choices.map((choice) => {
          const place = free.indexOf(choice);
          return (
            <ColumnItem
              key={choice.id}
              choice={choice}
              isOnlyOne={choice.isShown && isLastShown}
              isFirst={place === 0}
              isLast={place === free.length - 1}
              isDragged={dragged === choice.id}
              onGrip={(event) => beginDrag(choice.id, event)}
              onShow={(isShown) => show(choice.id, isShown)}
              onMove={(by) => moveAndSay(choice.id, by)}
            />
          );
        })}
      </ul>
      <div className={foot}>
        <Button size="small" variant="quiet" isDisabled={!isChanged} onPress={restore}>
          恢复默认
        </Button>
      </div>
      <output className={visuallyHidden}>{announcement}</output>
    </Popover>
  );
}
