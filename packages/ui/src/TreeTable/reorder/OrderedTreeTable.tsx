import { useMemo, useState } from 'react';
import { visuallyHidden } from '../../theme/index.ts';
import type { TreeTableProps } from '../TreeTable.tsx';
import { splitProps, TreeView } from '../TreeView.tsx';
import { useTree } from '../useTree.ts';
import { useTreeKeys } from '../useTreeKeys.ts';
import { handleColumnId, handleLead } from './DragHandle.tsx';
import type { Drag } from './useDrag.ts';
import { useReorder } from './useReorder.ts';
import { useSavedOrder, type OrderChange } from './useSavedOrder.ts';

export interface OrderedTreeTableProps<Row> extends Omit<
  TreeTableProps<Row>,
  'canExpand' | 'loadChildren'
> {
  /** What messages call a record. Must be stable. */
  nameOf: (row: Row) => string;
  /**
   * Saves the order of all children of a parent, and reads the records again. While it is pending the new
   * order is shown; after a rejection the order is as before. The caller reports why.
   */
  onReorder: (change: OrderChange) => Promise<void>;
  /** Why nothing can be moved now. */
  fixedReason?: string | undefined;
}

/** Why rows cannot be moved while the tree is in such a state. */
function whyFixed(isBusy: boolean, isFiltered: boolean, isSorted: boolean): string | undefined {
  if (isBusy) return '加载中，暂时不能调整顺序';
  if (isFiltered) return '筛选时不能调整顺序';
  return isSorted ? '按列排序时不能调整顺序' : undefined;
}

/** The heads of the own columns: a name for screen readers. */
const heads = { [handleColumnId]: <span className={visuallyHidden}>调整顺序</span> };

/**
 * A `TreeTable` in which siblings change places: by their handles, by the menu of a handle, and by keyboard.
 *
 * Use it for an order that is stored, such as that of menus. Do not use it to look at records by a column
 * (a `TreeTable` with sorting), nor to move a record below another parent: that is a field of its form.
 *
 * While the tree is loading, filtered or sorted by a column nothing can be moved; the handles say why.
 *
 * Keyboard: as `TreeTable`; Alt with ↑ or ↓ moves the row among its siblings, and where it is then is
 * announced. Tab goes from the row to its handle, Enter opens its menu: 移到最前 上移 下移 移到最后.
 */
export function OrderedTreeTable<Row>({
  columns,
  nameOf,
  onReorder,
  fixedReason,
  ...props
}: OrderedTreeTableProps<Row>) {
  const [options, view] = splitProps(props);
  const saved = useSavedOrder(onReorder);
  const [drag, setDrag] = useState<Drag | null>(null);
  const tree = useTree({ ...options, columns, order: saved.order, drag });
  const isBusy = view.isLoading === true || view.isStale === true;
  const disabledReason =
    fixedReason ?? whyFixed(isBusy, options.filter !== undefined, tree.sort !== null);
  const { rows } = tree;
  const { announcement, moves } = useReorder({ rows, nameOf, saved, setDrag, disabledReason });
  const leads = useMemo(() => [handleLead(moves)], [moves]);
  const attributesOf = useTreeKeys(rows, { ...tree, moveTo: moves.moveTo });

  return (
    <div>
      <TreeView {...view} {...{ columns, tree, attributesOf, leads, heads }} />
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}
