import { useCallback, useId, type ReactNode } from 'react';
import { useStable } from '../lib/useStable.ts';
import { isLeadingColumn, type TreePlace } from '../Table/column.ts';
import { ExpandButton, TableView } from '../Table/index.ts';
import { treeGap as gap, treeIndent as indent } from '../Table/Table.css.ts';
import { cell, guides, leaf, words } from './TreeTable.css.ts';
import type { RowMoves } from './reorder/useReorder.ts';
import { useTree, useTreeKeys, type TreeTableProps } from './useTree.ts';
import { useTexts } from '../texts/context.ts';
import { treeTableTexts } from './texts.ts';

/**
 * Nested records, such as departments or menus, with columns of facts.
 *
 * Use it where both the hierarchy and the facts matter. Do not use it to choose a value (`TreeSelect`), nor
 * where siblings have an order that users change (`OrderedTreeTable`).
 *
 * Beyond 200 rows only visible ones are in the DOM. Columns sort siblings among themselves.
 *
 * Keyboard: the rows are one Tab stop; ↑ ↓ Home End go to another row, → opens, then goes to the row's own
 * buttons (without any, to the first row below), ← goes back, closes or goes up; Enter and Space open and
 * close. On a button the keys are those of a `Table`. 全部展开 and 全部收起 are in the header of the first column.
 */
export function TreeTable<Row extends object>(props: TreeTableProps<Row>) {
  return <TreeView tree={useTree({ ...props, leads: noLeads })} />;
}

/** The only column of a tree's own is its first. */
const noLeads: [] = [];

interface TreeViewProps<Row extends object> {
  tree: ReturnType<typeof useTree<Row>>;
  /** Moves a row to a place among its siblings, from 0. */
  moveTo?: RowMoves['moveTo'];
  heads?: Readonly<Record<string, ReactNode>>;
}

/** What `TreeTable` and `OrderedTreeTable` share: the rows of a tree as a table. @internal */
export function TreeView<Row extends object>({ tree, moveTo, heads }: TreeViewProps<Row>) {
  const { model, rows, view } = tree;
  const { table } = model;
  const attributesOf = useTreeKeys(tree, moveTo);
  const toggle = useStable((id: string) => table.getRow(id).toggleExpanded());
  const renderTitle = useCallback(
    (content: ReactNode, place: TreePlace) => (
      <TreeCell place={place} onToggle={toggle}>
        {content}
      </TreeCell>
    ),
    [toggle],
  );
  const texts = useTexts('TreeTable', treeTableTexts);
  const isOpen = table.getIsAllRowsExpanded();
  const first = model.all.find((column) => !isLeadingColumn(column))?.id ?? '';
  return (
    <TableView
      {...view}
      {...{ model, rows, attributesOf, renderTitle }}
      heads={{
        ...heads,
        [first]: table.getCanSomeRowsExpand() ? (
          <ExpandButton
            label={isOpen ? texts.collapseAll : texts.expandAll}
            isOpen={isOpen}
            onToggle={() => table.toggleAllRowsExpanded(!isOpen)}
          />
        ) : (
          <span style={chevronRoom} />
        ),
      }}
    />
  );
}

/** In the head while there is nothing to open. */
const chevronRoom = { minWidth: indent };

interface TreeCellProps {
  place: TreePlace;
  onToggle: (id: string) => void;
  children: ReactNode;
}

/** The first cell of a tree row: indentation, expand button and label. */
function TreeCell({ place, onToggle, children }: TreeCellProps) {
  if (place.canOpen) return <Branch {...{ place, onToggle, children }} />;
  const lines = (place.level - 1) * indent;
  return (
    <span
      className={leaf}
      style={{ paddingInlineStart: lines + indent + gap, backgroundSize: `${lines}px 100%` }}
    >
      {children}
    </span>
  );
}

function Branch({ place: { id, level, isOpen }, onToggle, children }: TreeCellProps) {
  const wordsId = useId();
  return (
    <span className={cell}>
      {level > 1 && <span className={guides} style={{ width: (level - 1) * indent }} />}
      {/* The row itself is reached by keyboard, and opened there. */}
      <ExpandButton isSkipped titleId={wordsId} isOpen={isOpen} onToggle={() => onToggle(id)} />
      <span id={wordsId} className={words}>
        {children}
      </span>
    </span>
  );
}
