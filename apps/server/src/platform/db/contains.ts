import { type Expression, sql, type SqlBool } from 'kysely';

/**
 * True where a column holds the text, whatever its case; `%` and `_` mean themselves. Text without
 * case, as Chinese is, is compared as it stands: that takes half the time.
 */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const hasCase = text.toLowerCase() !== text.toUpperCase();
  const compared = hasCase ? sql`lower(${column})` : column;
  return sql<SqlBool>`${compared} like ${pattern} escape '\\'`;
}
