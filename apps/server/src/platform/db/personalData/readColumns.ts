import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  ReferenceNode,
  type RootOperationNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
  type WithNode,
} from 'kysely';
import { columnsOf } from './columns.ts';

/** The encrypted columns of a result or of a table, by the name under which they are read. */
export type ReadColumns = ReadonlyMap<string, string>;

const none: ReadColumns = new Map();

/** What the tables of a query are named, with their encrypted columns. */
type Scope = Map<string, ReadColumns>;

const columnsOfTable = (table: string): ReadColumns =>
  new Map(Object.keys(columnsOf(table)).map((column) => [column, column]));

const nameOf = (table: TableNode): string => table.table.identifier.name;

/** Adds a table, a subquery or a common table expression of a query. */
function addSource(scope: Scope, node: OperationNode, common: Scope): void {
  if (TableNode.is(node)) {
    const name = nameOf(node);
    scope.set(name, common.get(name) ?? columnsOfTable(name));
  } else if (AliasNode.is(node) && IdentifierNode.is(node.alias)) {
    const inner: Scope = new Map();
    if (SelectQueryNode.is(node.node)) {
      scope.set(node.alias.name, columnsOfQuery(node.node, common));
    } else {
      addSource(inner, node.node, common);
      scope.set(node.alias.name, [...inner.values()][0] ?? none);
    }
  }
}

/** The common table expressions of a query, which may refer to earlier ones. */
function withCommon(node: WithNode | undefined, outer: Scope): Scope {
  const common = new Map(outer);
  for (const { name, expression } of node?.expressions ?? []) {
    // One that refers to itself finds no table of its name.
    common.set(nameOf(name.table), none);
    common.set(nameOf(name.table), columnsOfQuery(expression, common));
  }
  return common;
}

/** The encrypted column that a reference is to; undefined for another column. */
function referred(node: OperationNode, scope: Scope): string | undefined {
  if (ColumnNode.is(node)) return referredIn([...scope.values()], node.column.name);
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined;
  const sources = node.table ? [scope.get(nameOf(node.table)) ?? none] : [...scope.values()];
  return referredIn(sources, node.column.column.name);
}

const referredIn = (sources: readonly ReadColumns[], name: string): string | undefined =>
  sources.find((source) => source.has(name))?.get(name);

/** The encrypted columns in an expression, such as those of `coalesce`. */
function referredWithin(node: unknown, scope: Scope): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('kind' in node && (ReferenceNode.is(node as OperationNode) || node.kind === 'ColumnNode')) {
    return [referred(node as OperationNode, scope) ?? []].flat();
  }
  return Object.values(node).flatMap((part) => referredWithin(part, scope));
}

/** Adds the columns of a selection under the names that they have in the result. */
function addSelection(columns: Map<string, string>, node: OperationNode, scope: Scope): void {
  const isAll = SelectAllNode.is(node);
  if (isAll || (ReferenceNode.is(node) && SelectAllNode.is(node.column))) {
    const table = isAll ? undefined : (node as ReferenceNode).table;
    const sources = table ? [scope.get(nameOf(table)) ?? none] : scope.values();
    for (const source of sources) for (const [name, column] of source) columns.set(name, column);
  } else if (AliasNode.is(node) && IdentifierNode.is(node.alias)) {
    const [column] = referredWithin(node.node, scope);
    if (column !== undefined) columns.set(node.alias.name, column);
  } else if (ReferenceNode.is(node) && ColumnNode.is(node.column)) {
    const column = referred(node, scope);
    if (column !== undefined) columns.set(node.column.column.name, column);
  }
}

interface QueryParts {
  with?: WithNode;
  /** Of a select. */
  from?: { froms: readonly OperationNode[] };
  /** Of an update; of an insert it is `into`. */
  table?: OperationNode;
  into?: OperationNode;
  joins?: readonly { table: OperationNode }[];
  selections?: readonly SelectionNode[];
  returning?: { selections: readonly SelectionNode[] };
  setOperations?: readonly { expression: OperationNode }[];
}

function columnsOfQuery(node: OperationNode, outer: Scope): ReadColumns {
  const query = node as unknown as QueryParts;
  const selections = query.selections ?? query.returning?.selections ?? [];
  if (selections.length === 0) return none;
  const common = withCommon(query.with, outer);
  const scope: Scope = new Map();
  const sources = [
    ...(query.from?.froms ?? []),
    ...[query.table, query.into].filter((one) => one !== undefined),
    ...(query.joins ?? []).map(({ table }) => table),
  ];
  for (const source of sources) addSource(scope, source, common);
  const columns = new Map<string, string>();
  for (const { selection } of selections) addSelection(columns, selection, scope);
  for (const { expression } of query.setOperations ?? []) {
    for (const [name, column] of columnsOfQuery(expression, common)) columns.set(name, column);
  }
  return columns;
}

/**
 * The encrypted columns of the result of a query: by table, so that a column of the same name in another
 * table is left alone, and under whatever name they are selected.
 */
export const readColumns = (node: RootOperationNode): ReadColumns =>
  columnsOfQuery(node, new Map());
