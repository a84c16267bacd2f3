import {
  encryptedNames,
  typedNames,
} from '../../apps/server/src/platform/db/personalData/columns.ts';
import { codesOf } from '../fieldCode.ts';
import type { RecordSpec } from '../record.ts';
import { importLines, lines } from '../source.ts';

/** `platform/db/tables/<record>.ts`: its columns. */
export function tableFile(record: RecordSpec): string {
  const { camel, snake, one, isHotels } = record;
  const codes = codesOf(record);
  const columns = [
    ['id', 'id()'],
    ...(isHotels ? [['hotel_id', "ref('hotel')"]] : []),
    ['name', 'text()'],
    ...codes.map(({ column, code }) => [column, code.listed + keptAs(column)]),
  ] as const;
  const words = columns.map(([, listed = '']) => /^\w+/.exec(listed)?.[0] ?? '');
  return lines(
    importLines({ '../table.ts': ['table', ...words] }, ...codes.map(({ code }) => code.table)),
    '',
    `/** ${one.replace(/^a/, 'A')}${isHotels ? ' of a hotel' : ''}. */`,
    `export const ${camel}Table = table(`,
    '  {',
    ...columns.map(([name, listed]) => `    ${name}: ${listed},`),
    '  },',
    `  'unique index ${snake}_name_once (${isHotels ? 'hotel_id, ' : ''}name)',`,
    ');',
  );
}

/** How columns of that name are kept everywhere. */
const keptAs = (column: string): string =>
  encryptedNames.has(column) ? `.kept('${typedNames.has(column) ? 'typed' : 'encrypted'}')` : '';

/** `platform/db/schema/<record>.ts`: the step that adds its table. */
export function schemaFile(record: RecordSpec): string {
  const { snake, many, isHotels } = record;
  const codes = codesOf(record);
  const words = [
    'id',
    isHotels || codes.some(({ code }) => code.sql.includes('${big}')) ? 'big' : null,
    'text',
    'table',
  ];
  const columns = [
    'id ${id}',
    ...(isHotels ? ['hotel_id ${big} not null references hotel (id)'] : []),
    'name ${text} not null',
    ...codes.map(({ column, code }) => `${column} ${code.sql}`),
  ];
  return `import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the ${many.words}${isHotels ? ' of hotels' : ''}. */
export async function add${many.pascal}(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { ${words.filter(Boolean).join(', ')} } = wordsOf[engine];
  await sql
    .raw(
      \`create table ${snake} (
        ${columns.join(',\n        ')}
      ) \${table}\`,
    )
    .execute(db);
  await sql\`create unique index ${snake}_name_once on ${snake} (${isHotels ? 'hotel_id, ' : ''}name)\`.execute(db);
}`;
}
