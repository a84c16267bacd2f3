import { useMemo, memo, type MouseEvent } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { ChevronsDownUp, ChevronsUpDown, ChevronRight } from '../Icon/index.ts';
import { flattenTree, hasChildren, type TreeValue, type TreeNode } from '../lib/tree/index.ts';
import { Rows } from '../TreePicker/Rows.tsx';
import { inPopover, SheetBody, LabelEnd } from '../TreePicker/Sheet.tsx';
import type { TreeSheetProps } from '../TreePicker/TreeTrigger.tsx';
import { useStable } from '../lib/useStable.ts';
import { useTreeKeys, useTreeRows, type TreeRow } from './useTreeRows.ts';
import { box } from '../Checkbox/Checkbox.css.ts';
import { Highlight, type Range } from '../lib/search/index.ts';
import { words } from '../TreePicker/sheet.css.ts';
import * as css from './TreeSelect.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { treeSelectTexts } from './texts.ts';

interface TreeBodyProps extends TreeSheetProps {
  isMultiple: boolean;
  values: readonly TreeValue[];
  /** How many are chosen: of a branch that is chosen as a whole, one. */
  count: number;
  /** Parents of which only some below are checked. */
  partly: ReadonlySet<TreeValue>;
  onClear: () => void;
  onPress: (value: TreeValue) => void;
}

export const TreeSheet = inPopover(TreeBody);

/** A search field over a tree; while something is typed, over the part of it that was found. */
function TreeBody(props: TreeBodyProps) {
  const { id, isMultiple, values } = props;
  const texts = useTexts('TreeSelect', treeSelectTexts);
  const common = useCommonTexts();
  const tree = useTreeRows(props, values);
  const { rows, expanded } = tree;
  const chosen = useMemo(() => new Set(values), [values]);

  const press = ({ entry: { node } }: TreeRow): void => {
    if (!node.isDisabled) props.onPress(node.value);
  };
  const { active, goTo, pressKey } = useTreeKeys(props, values, tree, press);

  // The rows keep their handlers, so that only rows that change are drawn again.
  const onPress = useStable(press);
  const onToggle = useStable(tree.toggle);

  const rowId = (index: number): string => `${id}-${rows[index]?.key ?? ''}`;
  const activeId = active < 0 ? undefined : rowId(active);

  return (
    <SheetBody
      sheet={props}
      className={css.body}
      pressKey={pressKey}
      active={activeId}
      hasRows={rows.length > 0}
      action={!tree.isSearching && <ExpandAll nodes={props.nodes} {...tree} />}
      footer={
        isMultiple && (
          <div className={css.foot}>
            <span aria-live="polite">{texts.chosenCount(props.count)}</span>
            <Button
              variant="quiet"
              size="small"
              isDisabled={values.length === 0}
              onPress={props.onClear}
            >
              {texts.clear}
            </Button>
          </div>
        )
      }
      announcement={
        tree.isSearching && (tree.found === 0 ? common.noMatch : common.items(tree.found))
      }
    >
      {(message) => (
        <div className={css.tree}>
          {message || (
            <Rows
              id={id}
              kind="tree"
              aria-label={props.label}
              aria-multiselectable={isMultiple || undefined}
              aria-activedescendant={activeId}
              count={rows.length}
              active={active}
              onFocus={() => active < 0 && goTo(0)}
            >
              {(index) => {
                const row = rows[index];
                if (!row) return null;
                const { node } = row.entry;
                return (
                  <TreeItem
                    key={row.key}
                    id={rowId(index)}
                    row={row}
                    canOpen={hasChildren(node)}
                    isExpanded={expanded.has(node.value)}
                    isActive={index === active}
                    isChosen={chosen.has(node.value)}
                    isPartly={props.partly.has(node.value)}
                    isMultiple={isMultiple}
                    ranges={tree.rangesIn(row)}
                    onPress={onPress}
                    onToggle={onToggle}
                  />
                );
              }}
            </Rows>
          )}
        </div>
      )}
    </SheetBody>
  );
}

type ExpandAllProps = Pick<ReturnType<typeof useTreeRows>, 'expanded' | 'expandOnly'> &
  Pick<TreeSheetProps, 'nodes'>;

/** Expands the whole tree, or collapses it again. Not there for a tree of one level. */
function ExpandAll({ nodes, expanded, expandOnly }: ExpandAllProps) {
  const texts = useTexts('TreeSelect', treeSelectTexts);
  if (!nodes.some(hasChildren)) return null;

  const isExpanded = expanded.size > 1;
  const expandAll = (): void => {
    const parents = flattenTree(nodes).filter(({ node }) => hasChildren(node));
    expandOnly(new Set(parents.map(({ node }) => node.value)));
  };
  return (
    <IconButton
      size="small"
      label={isExpanded ? texts.collapseAll : texts.expandAll}
      icon={isExpanded ? <ChevronsDownUp size={16} /> : <ChevronsUpDown size={16} />}
      onPress={isExpanded ? () => expandOnly(new Set()) : expandAll}
    />
  );
}

interface TreeItemProps {
  id: string;
  row: TreeRow;
  canOpen: boolean;
  isExpanded: boolean;
  isActive: boolean;
  isChosen: boolean;
  /** Some below it are checked, and not all. */
  isPartly: boolean;
  /** With a box. */
  isMultiple: boolean;
  ranges: readonly Range[];
  onPress: (row: TreeRow) => void;
  onToggle: (node: TreeNode) => void;
}

/** Deeper levels are not indented further: their labels would have no space. */
const deepestIndent = 8;
const indent = 18;

/** One node of the open tree. */
const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { id, row, canOpen, isExpanded, isChosen, isPartly, isMultiple, onPress, onToggle } = props;
  const { node, depth, siblings, position } = row.entry;
  // The focus is in the search field, which refers to the row by aria-activedescendant.
  const pressable = { role: 'treeitem', onClick: () => onPress(row) };
  const toggle = (event: MouseEvent): void => {
    event.stopPropagation();
    onToggle(node);
  };

  return (
    <div
      id={id}
      {...pressable}
      className={css.row}
      style={{ paddingInlineStart: 4 + Math.min(depth, deepestIndent) * indent }}
      aria-level={depth + 1}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={canOpen ? isExpanded : undefined}
      aria-selected={isMultiple ? undefined : isChosen}
      aria-checked={isMultiple ? (isPartly ? 'mixed' : isChosen) : undefined}
      aria-disabled={node.isDisabled || undefined}
      data-active={props.isActive || undefined}
      title={node.label.length > 16 ? node.label : undefined}
    >
      <span
        className={canOpen ? css.handle : css.noHandle}
        data-turned={(canOpen && isExpanded) || undefined}
        aria-hidden="true"
        {...(canOpen && { onClick: toggle })}
      >
        {canOpen && <ChevronRight size={16} />}
      </span>
      {isMultiple && (
        <input
          ref={(input) => {
            if (input) input.indeterminate = isPartly;
          }}
          type="checkbox"
          className={`${box} ${css.box}`}
          aria-hidden="true"
          tabIndex={-1}
          checked={isChosen}
          disabled={node.isDisabled}
          readOnly
        />
      )}
      <span className={words}>
        <Highlight text={node.label} ranges={props.ranges} />
      </span>
      <LabelEnd reason={node.disabledReason} isChosen={!isMultiple && isChosen} />
    </div>
  );
});
