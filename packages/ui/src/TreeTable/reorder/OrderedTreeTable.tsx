import { createContext, useContext, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/index.ts';
import { TreeView } from '../TreeTable.tsx';
import { useTree, type TreeTableProps } from '../useTree.ts';
import { useReorder, useSavedOrder, type OrderChange, type RowMoves } from './useReorder.ts';
import { GripVertical } from '../../Icon/index.ts';
import { FloatingMenu } from '../../Menu/index.ts';
import { leadingColumn, type LeadingColumn, type TreePlace } from '../../Table/column.ts';
import type { Drag } from '../treeRows.ts';
import { handle } from '../TreeTable.css.ts';
import { useTexts } from '../../texts/context.ts';
import { treeTableTexts } from '../texts.ts';

export interface OrderedTreeTableProps<Row extends object> extends TreeTableProps<Row> {
  /** What messages call a record. Must be stable. */
  nameOf: (row: Row) => string;
  /** Saves the order of all children of a parent, and reads the records again; a rejection restores the order. */
  onReorder: (change: OrderChange) => Promise<void>;
}

const handleColumnId = '\u0000handle';

/** Why rows cannot be moved while the tree is in such a state. */
function whyFixed(
  isBusy: boolean,
  isFiltered: boolean,
  isSorted: boolean,
): 'isBusy' | 'isFiltered' | 'isSorted' | undefined {
  if (isBusy) return 'isBusy';
  if (isFiltered) return 'isFiltered';
  return isSorted ? 'isSorted' : undefined;
}

/** The head of the column of handles: a name for screen readers. */
function HandleHead() {
  return <span className={visuallyHidden}>{useTexts('TreeTable', treeTableTexts).reorder}</span>;
}

const heads = { [handleColumnId]: <HandleHead /> };

/**
 * A `TreeTable` in which siblings change places: by their handles, by the menu of a handle, and by keyboard.
 *
 * Use it for an order that is stored, such as that of menus. Do not use it to look at records by a column
 * (a `TreeTable` with sorting), nor to move a record below another parent: that is a field of its form.
 *
 * While the tree is loading, filtered or sorted by a column nothing can be moved; the handles show why.
 *
 * Keyboard: as `TreeTable`; Alt with ↑ or ↓ moves the row among its siblings, and where it is then is
 * announced. → goes from the row to its handle, Enter opens its menu: 移到最前 上移 下移 移到最后.
 */
export function OrderedTreeTable<Row extends object>({
  nameOf,
  onReorder,
  ...props
}: OrderedTreeTableProps<Row>) {
  const texts = useTexts('TreeTable', treeTableTexts);
  const saved = useSavedOrder(onReorder);
  const [drag, setDrag] = useState<Drag | null>(null);
  const tree = useTree({ ...props, leads: handleLeads, order: saved.order, drag });
  const isBusy = props.isLoading === true || props.isStale === true;
  const isSorted = tree.model.table.state.sorting.length > 0;
  const fixed = whyFixed(isBusy, props.filter !== undefined, isSorted);
  const disabledReason = fixed && texts[fixed];
  const { rows } = tree;
  const { announcement, moves } = useReorder({ rows, nameOf, saved, setDrag, disabledReason });

  return (
    <div>
      <Moves.Provider value={moves}>
        <TreeView {...{ tree, heads }} moveTo={moves.moveTo} />
      </Moves.Provider>
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}

/** For the handles, whose column stays the same. */
const Moves = createContext<RowMoves>({
  disabledReason: undefined,
  nameOf: String,
  begin: () => undefined,
  moveTo: () => undefined,
});

const handleLeads: [LeadingColumn<object>] = [
  {
    ...leadingColumn,
    id: handleColumnId,
    header: '',
    draw: (row, { place }) => place && <DragHandle record={row} at={place} />,
  },
];

/** The handle of a row: it is dragged by it; a press opens the menu of its moves. */
function DragHandle({ record, at }: { record: object; at: TreePlace }) {
  const { id, position, siblings } = at;
  const texts = useTexts('TreeTable', treeTableTexts);
  const moves = useContext(Moves);
  const reasonId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reason = moves.disabledReason ?? (siblings === 1 ? texts.noSiblings : undefined);
  const isFirst = position === 1 ? texts.isFirst : undefined;
  const isLast = position === siblings ? texts.isLast : undefined;
  const item = (name: string, label: string, place: number, disabledReason?: string) => ({
    id: name,
    label,
    disabledReason,
    onAction: () => moves.moveTo(id, place),
  });

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={handle}
        title={reason ?? texts.howTo}
        aria-label={texts.moveRow(moves.nameOf(record))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
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
          label={texts.move}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          items={[
            item('first', texts.toFirst, 0, isFirst),
            { ...item('up', texts.moveUp, position - 2, isFirst), shortcut: 'Alt+↑' },
            { ...item('down', texts.moveDown, position, isLast), shortcut: 'Alt+↓' },
            item('last', texts.toLast, siblings - 1, isLast),
          ]}
        />
      )}
    </>
  );
}
