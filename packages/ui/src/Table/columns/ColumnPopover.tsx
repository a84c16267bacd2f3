import { useState, type RefObject, type KeyboardEvent, type PointerEvent } from 'react';
import { Button, IconButton } from '../../Button/index.ts';
import { checkboxBox, checkboxRow } from '../../Checkbox/index.ts';
import { ChevronDown, ChevronUp, GripVertical } from '../../Icon/index.ts';
import { Popover } from '../../Popover/index.ts';
import { visuallyHidden } from '../../theme/index.ts';
import { useStable } from '../../lib/useStable.ts';
import { foot, list, dragHandle as gripStyle, item, itemName } from './ColumnSettings.css.ts';
import type { ColumnChoices } from './ColumnSettings.tsx';
import type { ColumnChoice } from './useColumnLayout.ts';

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
    <Popover
      label="列设置"
      padding="none"
      placement="bottom end"
      triggerRef={triggerRef}
      onClose={onClose}
    >
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

interface ColumnItemProps {
  choice: ColumnChoice;
  /** No other column is shown. */
  isOnlyOne: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  onShow: (isShown: boolean) => void;
  onMove: (by: number) => void;
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** One column of the settings: shown or not, and the ways to move it. */
function ColumnItem({
  choice: { header, isShown, isFixed },
  isOnlyOne,
  isFirst,
  isLast,
  isDragged,
  onGrip,
  onShow,
  onMove,
}: ColumnItemProps) {
  const move = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (!event.altKey || by === undefined || isFixed) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={item} data-dragged={isDragged ? '' : undefined}>
      <span className={gripStyle} aria-hidden="true" onPointerDown={isFixed ? undefined : onGrip}>
        {!isFixed && <GripVertical size={16} />}
      </span>
      <span className={itemName}>
        <label className={checkboxRow}>
          <input
            type="checkbox"
            className={checkboxBox}
            checked={isShown}
            disabled={isFixed || isOnlyOne}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onChange={(event) => onShow(event.target.checked)}
            onKeyDown={move}
          />
          {header}
        </label>
      </span>
      {!isFixed && (
        <>
          <IconButton
            size="small"
            label={`上移「${header}」`}
            icon={<ChevronUp size={16} />}
            disabledReason={isFirst ? '已是第一列' : undefined}
            onKeyDown={move}
            onPress={() => onMove(-1)}
          />
          <IconButton
            size="small"
            label={`下移「${header}」`}
            icon={<ChevronDown size={16} />}
            disabledReason={isLast ? '已是最后一列' : undefined}
            onKeyDown={move}
            onPress={() => onMove(1)}
          />
        </>
      )}
    </li>
  );
}

/** Reorders a list while an item is dragged by its handle. */
function useReorder(onMove: (id: string, by: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = useStable(onMove);

  /** For `onPointerDown` of an item's handle. Listeners are on the window: the handle moves with its item. */
  const beginDrag = (id: string, event: PointerEvent<HTMLElement>): void => {
    const height = event.currentTarget.closest('li')?.offsetHeight;
    if (!height || event.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    let from = event.clientY;
    setDragged(id);

    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const places = Math.round((clientY - from) / height);
        if (places === 0) return;
        from += places * height;
        move(id, places);
      },
      { signal },
    );
    const end = (): void => {
      stop.abort();
      setDragged(null);
    };
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return { dragged, beginDrag };
}
