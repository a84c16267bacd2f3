import {
  ColumnNode,
  type ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { named } from '../db/migrations/search.ts';

/** The column of a table whose names are searched for by how they are read. */
const columnOf: ReadonlyMap<string, string> = new Map(named);

/** Notices whether a transaction writes names, so that one which writes none sends no query for them. */
export function watchNames(): { plugin: KyselyPlugin; hasNames(): boolean } {
  let hasNames = false;
  return {
    hasNames: () => hasNames,
    plugin: {
      transformQuery({ node }) {
        hasNames ||= mayWriteNames(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  };
}

/** Whether a query may write a name; true for a query of a kind that is not known to write none. */
function mayWriteNames(node: OperationNode): boolean {
  if (RawNode.is(node)) return !/^\s*(?:select|pragma)\b/i.test(node.sqlFragments[0] ?? '');
  if (!isQuery(node) || node.with?.expressions.some((part) => mayWriteNames(part.expression))) {
    return true;
  }
  if (InsertQueryNode.is(node)) return nameColumn(node.into) !== undefined;
  if (!UpdateQueryNode.is(node)) return false;
  const column = nameColumn(node.table);
  return column !== undefined && (node.updates ?? []).some((update) => sets(update, column));
}

const isQuery = (
  node: OperationNode,
): node is SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode =>
  [SelectQueryNode, InsertQueryNode, UpdateQueryNode, DeleteQueryNode].some((kind) =>
    kind.is(node),
  );

/** The column of names of a table; undefined where it has none, empty for what is no plain table. */
function nameColumn(table: OperationNode | undefined): string | undefined {
  return table && TableNode.is(table) ? columnOf.get(table.table.identifier.name) : '';
}

/** Whether an update sets a column, or may set it. */
const sets = ({ column: set }: ColumnUpdateNode, column: string): boolean =>
  column === '' || !ColumnNode.is(set) || set.column.name === column;
