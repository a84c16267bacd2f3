import { useMemo } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { ChevronsDownUp, ChevronsUpDown } from '../Icon/index.ts';
import { flattenTree, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { Rows } from '../lib/treePicker/Rows.tsx';
import { inPopover, SheetBody } from '../lib/treePicker/Sheet.tsx';
import { type TreeSheetProps } from '../lib/treePicker/TreeTrigger.tsx';
import { useStable } from '../lib/useStable.ts';
import { checksOf } from './checks.ts';
import { TreeItem } from './TreeItem.tsx';
import type { TreeChoice } from './TreeSelect.tsx';
import * as css from './TreeSelect.css.ts';
import { useTreeKeys, useTreeRows, type TreeRow } from './useTreeRows.ts';

interface TreeBodyProps extends TreeSheetProps, TreeChoice {
  values: readonly TreeValue[];
  onClear: () => void;
  onPress: (node: TreeNode) => void;
}

/** The open sheet of a `TreeSelect`; loaded lazily. */
export const TreeSheet = inPopover(TreeBody);

/** A search field over a tree; while something is typed, over the part of it that was found. */
function TreeBody(props: TreeBodyProps) {
  const { id, nodes, branches, isMultiple, cascade, values } = props;
  const tree = useTreeRows(props, values);
  const { rows, expanded } = tree;
  const states = useMemo(() => {
    const entries = cascade === 'none' ? [] : flattenTree(nodes, branches);
    return checksOf(entries, values, cascade);
  }, [nodes, branches, values, cascade]);

  /** Whether the node is one of those that are chosen; a press on others opens them. */
  const isOffered = (node: TreeNode): boolean =>
    cascade !== 'none' || props.selectable === 'any' || !branches.canOpen(node);
  const press = (row: TreeRow): void => {
    const { node } = row.entry;
    if (row.waiting !== undefined) branches.load(node);
    else if (isOffered(node)) {
      if (!node.isDisabled) props.onPress(node);
    } else if (branches.canOpen(node)) tree.toggle(node);
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
      isSearching={tree.isSearching}
      hasRows={rows.length > 0}
      action={!branches.isLazy && !tree.isSearching && <ExpandAll {...props} {...tree} />}
      footer={
        isMultiple && (
          <div className={css.foot}>
            <span aria-live="polite">已选 {values.length} 项</span>
            <Button
              variant="quiet"
              size="small"
              isDisabled={values.length === 0}
              onPress={props.onClear}
            >
              清空
            </Button>
          </div>
        )
      }
      announcement={
        <>
          {tree.isSearching && (tree.found === 0 ? '没有匹配项' : `${tree.found} 项`)}
          {rows.some(({ waiting }) => waiting === 'failed') && '加载失败'}
          {rows.some(({ waiting }) => waiting === 'pending') && '加载中'}
        </>
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
                const isNode = row.waiting === undefined;
                return (
                  <TreeItem
                    key={row.key}
                    id={rowId(index)}
                    row={row}
                    canOpen={isNode && branches.canOpen(node)}
                    isExpanded={expanded.has(node.value)}
                    isActive={index === active}
                    state={isNode ? states.get(node.value) : undefined}
                    hasBox={isMultiple && isNode && isOffered(node)}
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
  Pick<TreeSheetProps, 'nodes' | 'branches'>;

/** Expands the whole tree, or collapses it again. Not there for a tree of one level. */
function ExpandAll({ nodes, branches, expanded, expandOnly }: ExpandAllProps) {
  if (!nodes.some(branches.canOpen)) return null;

  const isExpanded = expanded.size > 1;
  const expandAll = (): void => {
    const parents = flattenTree(nodes, branches).filter(({ node }) => branches.canOpen(node));
    expandOnly(new Set(parents.map(({ node }) => node.value)));
  };
  return (
    <IconButton
      size="small"
      label={isExpanded ? '全部收起' : '全部展开'}
      icon={isExpanded ? <ChevronsDownUp size={16} /> : <ChevronsUpDown size={16} />}
      onPress={isExpanded ? () => expandOnly(new Set()) : expandAll}
    />
  );
}
