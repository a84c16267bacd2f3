import type { TreeNode, TreeReader } from '../tree/index.ts';

/** How to read records that lie below each other. */
export interface RecordReader<Row> {
  rowId: (row: Row) => string;
  /** What lies below a record; undefined while that is not loaded. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Whether something lies, or may lie, below it. */
  canOpen: (row: Row) => boolean;
  /** Orders siblings. */
  order: (rows: readonly Row[]) => readonly Row[];
}

/** Records as the tree functions know them. */
export interface Forest<Row> {
  roots: TreeNode<string>[];
  reader: TreeReader<string>;
  recordOf: (node: TreeNode<string>) => Row;
}

/** Reads records as a tree; what lies below one is read when it is asked for. */
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

  // Counting what can be opened and showing what is open both ask for the same.
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
