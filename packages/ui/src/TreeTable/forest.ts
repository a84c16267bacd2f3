import type { TreeNode, TreeReader } from '../lib/tree/index.ts';

/** Accessors of nested records. */
export interface RecordReader<Row> {
  rowId: (row: Row) => string;
  /** The children of a record; undefined while they are not loaded. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Whether it has, or may have, children. */
  canOpen: (row: Row) => boolean;
  /** Orders siblings. */
  order: (rows: readonly Row[]) => readonly Row[];
}

/** Records in the form that the tree functions take. */
export interface Forest<Row> {
  roots: TreeNode<string>[];
  reader: TreeReader<string>;
  recordOf: (node: TreeNode<string>) => Row;
}

/** Converts records into a tree; children are read lazily. */
export function buildForest<Row>(
  rows: readonly Row[],
  { rowId, childrenOf, canOpen, order }: RecordReader<Row>,
): Forest<Row> {
  const records = new Map<string, Row>();
  const known = new Map<string, TreeNode<string>[]>();

  const nodeOf = (row: Row): TreeNode<string> => {
    const value = rowId(row);
    records.set(value, row);
    return { value, label: value };
  };
  const recordOf = ({ value }: TreeNode<string>): Row => {
    const record = records.get(value);
    if (record === undefined) throw new RangeError(`no record ${value}`);
    return record;
  };

  // Both counting and rendering read the same children.
  const nodesBelow = (node: TreeNode<string>): TreeNode<string>[] => {
    const before = known.get(node.value);
    if (before) return before;
    const nodes = order(childrenOf(recordOf(node)) ?? []).map(nodeOf);
    known.set(node.value, nodes);
    return nodes;
  };

  return {
    roots: order(rows).map(nodeOf),
    reader: {
      childrenOf: nodesBelow,
      canOpen: (node) => canOpen(recordOf(node)),
    },
    recordOf,
  };
}
