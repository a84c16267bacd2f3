import {
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  type QueryId,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { decrypt, encrypt, isEncrypted, searchValue } from './cipher.ts';
import { columnsOf, encryptedNames, searchColumn, typedNames } from './columns.ts';
import type { DataKey, DataKeys } from './dataKey.ts';
import { type ReadColumns, readColumns } from './readColumns.ts';

/**
 * Encrypts the columns of personal data in inserts and updates, writes their keyed hashes, and decrypts
 * them in every result of a query that selects them from their table. Comparisons are not changed: they are made with `searchedNumber`.
 */
export class PersonalDataPlugin implements KyselyPlugin {
  readonly keys: DataKeys;
  readonly #writing: DataKey | null;

  /** @param writing the version that is written with; null for a connection that only reads */
  constructor(keys: DataKeys, writing: DataKey | null) {
    this.keys = keys;
    this.#writing = writing;
  }

  /** The columns to decrypt of queries that were sent. */
  readonly #read = new WeakMap<QueryId, ReadColumns>();

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    const columns = readColumns(node);
    if (columns.size > 0) this.#read.set(queryId, columns);
    if (InsertQueryNode.is(node)) return this.#insert(node);
    return UpdateQueryNode.is(node) ? this.#update(node) : node;
  };

  transformResult: KyselyPlugin['transformResult'] = ({ result, queryId }) => {
    const [first] = result.rows;
    if (!first) return Promise.resolve(result);
    const columns = this.#read.get(queryId);
    const unknown = Object.keys(first).filter(
      (name) => encryptedNames.has(name) && !columns?.has(name),
    );
    for (const row of result.rows) {
      for (const [name, column] of columns ?? []) {
        const value = row[name];
        if (typeof value === 'string') row[name] = textOf(this.keys, column, value);
      }
      for (const name of unknown) refuseEncrypted(name, row[name]);
    }
    return Promise.resolve(result);
  };

  /** The columns to write for one of personal data. Null and the empty text stay as they are. */
  #written(table: string, column: string, value: unknown): [column: string, value: unknown][] {
    if (this.#writing === null) throw new Error(`${table}.${column} is written by a reader`);
    const isText = typeof value === 'string';
    if (!isText && value !== null) throw new Error(`${table}.${column} must be given as a value`);
    const own = [column, isText ? encrypt(this.#writing, column, value) : value] as const;
    if (columnsOf(table)[column] !== 'searched') return [[...own]];
    return [[...own], [searchColumn(column), searchValue(this.#writing, column, value ?? '')]];
  }

  #insert(node: InsertQueryNode): InsertQueryNode {
    const table = nameOf(node.into);
    const personal = columnsOf(table);
    const names = (node.columns ?? []).map(({ column }) => column.name);
    if (!names.some((name) => name in personal)) return this.#onConflict(node, table);
    if (!node.values || !ValuesNode.is(node.values)) {
      throw new Error(`rows of ${table} must be inserted by their values`);
    }
    const rows = node.values.values.map((row) =>
      'values' in row
        ? row.values.flatMap((value, index) => {
            const name = names[index] ?? '';
            if (!(name in personal)) return [isNode(value) ? value : ValueNode.create(value)];
            return this.#written(table, name, valueOf(value)).map(([, written]) =>
              ValueNode.create(written),
            );
          })
        : [],
    );
    const columns = names.flatMap((name) =>
      personal[name] === 'searched' ? [name, searchColumn(name)] : [name],
    );
    return {
      ...this.#onConflict(node, table),
      columns: columns.map((name) => ColumnNode.create(name)),
      values: ValuesNode.create(rows.map(toList)),
    };
  }

  /** With what replaces the values of a row that is there already. */
  #onConflict(node: InsertQueryNode, table: string): InsertQueryNode {
    const { onConflict } = node;
    if (!onConflict?.updates) return node;
    return {
      ...node,
      onConflict: { ...onConflict, updates: this.#updates(table, onConflict.updates) },
    };
  }

  #update(node: UpdateQueryNode): UpdateQueryNode {
    const table = node.table ? nameOf(node.table) : '';
    return { ...node, updates: this.#updates(table, node.updates ?? []) };
  }

  #updates(table: string, updates: readonly ColumnUpdateNode[]): ColumnUpdateNode[] {
    const personal = columnsOf(table);
    return updates.flatMap((update) => {
      const name = ColumnNode.is(update.column) ? update.column.column.name : '';
      if (!(name in personal)) return [update];
      return this.#written(table, name, valueOf(update.value)).map(([column, value]) =>
        ColumnUpdateNode.create(ColumnNode.create(column), ValueNode.create(value)),
      );
    });
  }
}

/** The text of a value. One that staff typed is in clear where an instance of a former version has written it. */
const textOf = (keys: DataKeys, column: string, value: string): string =>
  typedNames.has(column) && !isEncrypted(value) ? value : decrypt(keys, column, value);

/** Throws for personal data whose table a query does not say, as raw SQL: it would be sent encrypted. */
function refuseEncrypted(name: string, value: unknown): void {
  if (typeof value === 'string' && isEncrypted(value)) {
    throw new Error(`the encrypted column ${name} must be selected from its table`);
  }
}

const nameOf = (table: OperationNode | undefined): string =>
  table && TableNode.is(table) ? table.table.identifier.name : '';

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** The value itself of a value in a query. */
const valueOf = (value: unknown): unknown =>
  isNode(value) && ValueNode.is(value) ? value.value : value;

/** A row of an insert; plain where all its values are, which compiles faster. */
const toList = (nodes: readonly OperationNode[]): PrimitiveValueListNode | ValueListNode =>
  nodes.every((node) => ValueNode.is(node))
    ? PrimitiveValueListNode.create(nodes.map((node) => valueOf(node)))
    : ValueListNode.create(nodes);

/** The keys of a connection, of the server or of an export. */
export function dataKeysOf<Database>(db: Kysely<Database>): DataKeys {
  const plugin = db.getExecutor().plugins.find((one) => one instanceof PersonalDataPlugin);
  if (!plugin) throw new Error('the connection has no keys of personal data');
  return plugin.keys;
}
