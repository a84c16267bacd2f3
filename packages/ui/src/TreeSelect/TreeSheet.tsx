import { useMemo } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { ChevronsDownUp, ChevronsUpDown } from '../Icon/index.ts';
import { flattenTree, hasChildren, type TreeValue } from '../lib/tree/index.ts';
import { Rows } from '../lib/treePicker/Rows.tsx';
import { inPopover, SheetBody } from '../lib/treePicker/Sheet.tsx';
import type { TreeSheetProps } from '../lib/treePicker/TreeTrigger.tsx';
import { useStable } from '../lib/useStable.ts';
import { TreeItem } from './TreeItem.tsx';
import * as css from './TreeSelect.css.ts';
import { useTreeKeys, useTreeRows, type TreeRow } from './useTreeRows.ts';

interface TreeBodyProps extends TreeSheetProps {
  isMultiple: boolean;
  values: readonly TreeValue[];
  onClear: () => void;
  onPress: (value: TreeValue) => void;
}

/** The open sheet of a `TreeSelect`. */
export const TreeSheet = inPopover(TreeBody);

/** A search field over a tree; while something is typed, over the part of it that was found. */
function TreeBody(props: TreeBodyProps) {
  const { id, isMultiple, values } = props;
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
      announcement={tree.isSearching && (tree.found === 0 ? '没有匹配项' : `${tree.found} 项`)}
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
  if (!nodes.some(hasChildren)) return null;

  const isExpanded = expanded.size > 1;
  const expandAll = (): void => {
    const parents = flattenTree(nodes).filter(({ node }) => hasChildren(node));
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
