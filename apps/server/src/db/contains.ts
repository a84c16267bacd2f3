import { type Expression, sql, type SqlBool } from 'kysely';

/** True where a column holds the text, whatever its case; `%` and `_` mean themselves. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`;
}
