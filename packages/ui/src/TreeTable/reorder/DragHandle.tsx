import { GripVertical } from '../../Icon/index.ts';
import { useId, useRef, useState } from 'react';
import { FloatingMenu, preloadFloatingMenu } from '../../Menu/index.ts';
import type { Lead } from '../../Table/column.ts';
import type { TreeRow } from '../treeRows.ts';
import { handle } from './DragHandle.css.ts';
import type { RowMoves } from './useReorder.ts';

const keys = 'Alt+ArrowUp Alt+ArrowDown';

export const handleColumnId = '\u0000handle';

/** The column of the handles, before all others. */
export const handleLead = (moves: RowMoves): Lead<TreeRow<unknown>> => ({
  id: handleColumnId,
  header: '调整顺序',
  width: 40,
  pin: 'start',
  cell: () => null,
  draw: (row) => <DragHandle row={row} moves={moves} />,
});

/** The handle of a row: it is dragged by it; a press opens the menu of its moves. */
function DragHandle({ row, moves }: { row: TreeRow<unknown>; moves: RowMoves }) {
  const { id, position, siblings } = row;
  const reasonId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reason = moves.disabledReason ?? (siblings === 1 ? '没有同级可交换' : undefined);
  const isFirst = position === 1 ? '已是第一个' : undefined;
  const isLast = position === siblings ? '已是最后一个' : undefined;
  const to = (place: number) => () => moves.moveTo(id, place);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={handle}
        tabIndex={row.isActive ? 0 : -1}
        title={reason ?? '拖动，或按 Alt+↑ Alt+↓ 调整顺序'}
        aria-label={`移动「${moves.nameOf(row.record)}」`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts={keys}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onPointerEnter={preloadFloatingMenu}
        onFocus={preloadFloatingMenu}
        onPointerDown={(event) => reason === undefined && moves.begin(id, event)}
        onClick={() => reason === undefined && setOpen(!isOpen)}
      >
        <GripVertical size={16} />
      </button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
      {isOpen && (
        <FloatingMenu
          label="移动"
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          items={[
            { id: 'first', label: '移到最前', disabledReason: isFirst, onAction: to(0) },
            {
              id: 'up',
              label: '上移',
              shortcut: 'Alt+↑',
              disabledReason: isFirst,
              onAction: to(position - 2),
            },
            {
              id: 'down',
              label: '下移',
              shortcut: 'Alt+↓',
              disabledReason: isLast,
              onAction: to(position),
            },
            {
              id: 'last',
              label: '移到最后',
              disabledReason: isLast,
              onAction: to(siblings - 1),
            },
          ]}
        />
      )}
    </>
  );
}
