import { useMemo } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { ChevronsDownUp, ChevronsUpDown } from '../Icon/index.ts';
import { Popover } from '../Popover/index.ts';
import {
  flattenTree,
  loadedTree,
  type TreeEntry,
  type TreeNode,
  type TreeValue,
} from '../lib/tree/index.ts';
import { Rows, SearchBox, useSheetKeys } from '../lib/treePicker/Rows.tsx';
import { type TreeSheetProps } from '../lib/treePicker/TreeTrigger.tsx';
import { hint, message } from '../lib/treePicker/sheet.css.ts';
import { useStable } from '../lib/useStable.ts';
import { visuallyHidden } from '../theme/index.ts';
import type { TreeChoice } from './TreeField.tsx';
import { TreeItem } from './TreeItem.tsx';
import * as css from './TreeSelect.css.ts';
import { keyOf, useTreeKeys, useTreeRows, type TreeRow } from './useTreeRows.ts';

interface Chosen {
  choice: TreeChoice;
}

/** The open sheet of a `TreeSelect`; loaded lazily. */
export function TreeSheet({ triggerRef, onClose, ...body }: TreeSheetProps & Chosen) {
  return (
    <Popover
      label={body.label}
      triggerRef={triggerRef}
      padding="none"
      width="trigger"
      onClose={onClose}
    >
      {/* A key: when nodes arrive while it is open it remounts, at the selected one. */}
      <TreeBody key={String(body.nodes.length > 0)} {...body} />
    </Popover>
  );
}

const noEntries: readonly TreeEntry[] = [];

/** A search field over a tree; while something is typed, over the part of it that was found. */
function TreeBody(props: Omit<TreeSheetProps, 'triggerRef' | 'onClose'> & Chosen) {
  const { id, label, nodes, branches, choice, query, onQuery, isByKeyboard, isLazy } = props;
  const { values, isMultiple } = choice;
  const tree = useTreeRows(nodes, branches, query, values);
  const { rows, expanded } = tree;
  const entries = useMemo(
    () => (isMultiple ? flattenTree(nodes, branches) : noEntries),
    [isMultiple, nodes, branches],
  );
  const states = useMemo(() => choice.statesOf(entries), [choice, entries]);

  const press = (row: TreeRow): void => {
    const { node } = row.entry;
    if (row.waiting !== undefined) branches.load(node);
    else if (choice.isOffered(node)) {
      if (!node.isDisabled) choice.press(node, entries);
    } else if (branches.canOpen(node)) tree.toggle(node);
  };
  const [first] = values;
  const keys = useTreeKeys({
    rows,
    expanded,
    branches,
    query,
    start: first === undefined ? (isByKeyboard ? (rows[0]?.key ?? null) : null) : keyOf(first),
    isHit: (row) => tree.rangesIn(row).length > 0,
    onToggle: tree.toggle,
    onPress: press,
  });
  const { search, onKeyDown } = useSheetKeys(keys.pressKey, props);
  const { active } = keys;

  // The rows keep their handlers, so that only rows that change are drawn again.
  const onPress = useStable(press);
  const onToggle = useStable(tree.toggle);

  const rowId = (index: number): string => `${id}-${rows[index]?.key ?? ''}`;
  const activeId = active < 0 ? undefined : rowId(active);
  const nothing = nodes.length === 0 ? props.emptyMessage : '没有匹配项';

  return (
    <div className={css.body}>
      <SearchBox
        ref={search}
        query={query}
        onChange={onQuery}
        controls={id}
        active={activeId}
        onKeyDown={onKeyDown}
      >
        {!isLazy && !tree.isSearching && (
          <ExpandAll nodes={nodes} expanded={expanded} onExpand={tree.expandOnly} />
        )}
      </SearchBox>
      <div className={css.tree}>
        {rows.length === 0 ? (
          <div id={id} className={message}>
            {nothing}
          </div>
        ) : (
          <Rows
            id={id}
            kind="tree"
            label={label}
            isMultiple={isMultiple || undefined}
            count={rows.length}
            active={active}
            activeId={activeId}
            onFocus={() => active < 0 && keys.goTo(0)}
            onKeyDown={onKeyDown}
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
                  canOpen={row.waiting === undefined && branches.canOpen(node)}
                  isExpanded={expanded.has(node.value)}
                  isActive={index === active}
                  state={row.waiting === undefined ? states.get(node.value) : undefined}
                  hasBox={isMultiple && row.waiting === undefined && choice.isOffered(node)}
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
      {tree.isSearching && isLazy && <div className={hint}>只查找已加载的内容</div>}
      {isMultiple && (
        <div className={css.foot}>
          <span aria-live="polite">已选 {values.length} 项</span>
          <Button
            variant="quiet"
            size="small"
            isDisabled={values.length === 0}
            onPress={choice.clear}
          >
            清空
          </Button>
        </div>
      )}
      <div aria-live="polite" className={visuallyHidden}>
        {tree.isSearching && (tree.found === 0 ? '没有匹配项' : `${tree.found} 项`)}
        {rows.some(({ waiting }) => waiting === 'failed') && '加载失败'}
        {rows.some(({ waiting }) => waiting === 'pending') && '加载中'}
      </div>
    </div>
  );
}

interface ExpandAllProps {
  nodes: readonly TreeNode[];
  expanded: ReadonlySet<TreeValue>;
  onExpand: (values: ReadonlySet<TreeValue>) => void;
}

/** The values of all nodes that have something below. */
function parentsOf(nodes: readonly TreeNode[]): Set<TreeValue> {
  const { canOpen } = loadedTree();
  const parents = flattenTree(nodes).filter(({ node }) => canOpen(node));
  return new Set(parents.map(({ node }) => node.value));
}

/** Expands the whole tree, or collapses it again. Not there for a tree of one level. */
function ExpandAll({ nodes, expanded, onExpand }: ExpandAllProps) {
  const isDeep = useMemo(() => nodes.some(loadedTree().canOpen), [nodes]);
  if (!isDeep) return null;
  return expanded.size > 1 ? (
    <IconButton
      size="small"
      label="全部收起"
      icon={<ChevronsDownUp size={16} />}
      onPress={() => onExpand(new Set())}
    />
  ) : (
    <IconButton
      size="small"
      label="全部展开"
      icon={<ChevronsUpDown size={16} />}
      onPress={() => onExpand(parentsOf(nodes))}
    />
  );
}
