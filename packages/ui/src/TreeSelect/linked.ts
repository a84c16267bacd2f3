import { flattenTree, type TreeNode, type TreeValue } from '../lib/tree/index.ts';

/** The checks of a tree in which a node is checked together with all below it. */
export interface LinkedChecks<Value extends TreeValue> {
  /** Checked nodes, in the order of the tree: a parent is when all below it are. */
  checked: ReadonlySet<Value>;
  /** Parents of which some below are checked, and not all. */
  partly: ReadonlySet<Value>;
}

const childrenOf = <Value extends TreeValue>({ children = [] }: TreeNode<Value>) => children;

/** Reads the values of a linked tree: a parent among them stands for all below it. */
export function linkedChecks<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  values: Iterable<Value>,
): LinkedChecks<Value> {
  const given = new Set(values);
  const states = new Map<Value, 'all' | 'some' | 'none'>();
  const visit = (node: TreeNode<Value>, isAbove: boolean): void => {
    const isOn = isAbove || given.has(node.value);
    const below = childrenOf(node);
    // Before its children: the map has the order of the tree.
    states.set(node.value, isOn ? 'all' : 'none');
    if (below.length === 0) return;
    for (const child of below) visit(child, isOn);
    const found = below.map(({ value }) => states.get(value));
    const isNone = found.every((one) => one === 'none');
    if (isNone) states.set(node.value, 'none');
    else states.set(node.value, found.every((one) => one === 'all') ? 'all' : 'some');
  };
  for (const root of roots) visit(root, false);
  const withState = (wanted: string): Set<Value> =>
    new Set([...states].flatMap(([value, state]) => (state === wanted ? value : [])));
  return { checked: withState('all'), partly: withState('some') };
}

/** The leaves that a press on a node reaches: not those in branches that are disabled. */
function reachedLeaves<Value extends TreeValue>(node: TreeNode<Value>): Value[] {
  if (node.isDisabled) return [];
  const below = childrenOf(node);
  return below.length === 0 ? [node.value] : below.flatMap(reachedLeaves);
}

/**
 * The values after a press on a node: all that it reaches are checked or, where they were, unchecked. In the order of the
 * tree; those that are not in it stay, at the end.
 */
export function toggleLinked<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  values: readonly Value[],
  pressed: Value,
): Value[] {
  const entries = flattenTree(roots);
  const known = new Set(entries.map(({ node }) => node.value));
  const { checked } = linkedChecks(roots, values);
  const leaves = new Set(
    entries.flatMap(({ node }) =>
      childrenOf(node).length === 0 && checked.has(node.value) ? node.value : [],
    ),
  );
  const node = entries.find((one) => one.node.value === pressed)?.node;
  const reached = node ? reachedLeaves(node) : [];
  const isOff = reached.every((value) => leaves.has(value));
  for (const value of reached) {
    if (isOff) leaves.delete(value);
    else leaves.add(value);
  }
  const unknown = values.filter((value) => !known.has(value));
  return [...linkedChecks(roots, leaves).checked, ...unknown];
}

/** The checked nodes of which no parent is checked: they name the others. */
export function topmost<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  checks: LinkedChecks<Value>,
): Value[] {
  return roots.flatMap((node) =>
    checks.checked.has(node.value) ? [node.value] : topmost(childrenOf(node), checks),
  );
}
