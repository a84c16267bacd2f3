import { ChevronDown, ChevronUp, GripVertical } from '../Icon/index.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../Button/index.ts';
import { checkboxBox, checkboxRow } from '../Checkbox/index.ts';
import { dragHandle as gripStyle, item, itemName } from './ColumnSettings.css.ts';
import type { ColumnChoice } from './useColumnLayout.ts';

export interface ColumnItemProps {
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
export function ColumnItem({
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
