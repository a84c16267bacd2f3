import { useMemo } from 'react';
import { IconButton } from '../Button/index.ts';
import { ChevronsDownUp, ChevronsUpDown } from '../Icon/index.ts';
import { flattenTree, loadedTree, type TreeNode, type TreeValue } from '../lib/tree/index.ts';

export interface ExpandAllProps {
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
export function ExpandAll({ nodes, expanded, onExpand }: ExpandAllProps) {
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
