import { capital, code } from '../code.ts';
import { orderFields, type RecordSpec } from '../record.ts';

const objectOf = (entries: readonly (readonly [key: string, value: string])[]): string =>
  `{ ${entries.map(([key, value]) => (key === value ? key : `${key}: ${value}`)).join(', ')} }`;

/** `platform/db/tables/<record>.ts`: its columns. */
export const tableFile = ({ camel, snake, one, isHotels, fields }: RecordSpec): string => code`
import { ${fields.flatMap(({ constants }) => (constants ? `type ${constants}` : [])).join(', ')} } from '@anzhu/api/contract/${camel}';
import { bit, day, fen, id, integer, ref, table, text } from '../table.ts';

/** ${capital(one)}${isHotels && ' of a hotel'}. */
export const ${camel}Table = table(
  {
    id: id(),
    ${isHotels && "hotel_id: ref('hotel'),"}
    name: text(),
    ${fields.map(({ column, defined }) => `${column}: ${defined},`)}
  },
  'unique index ${snake}_name_once (${isHotels && 'hotel_id, '}name)',
);`;

/** `platform/db/schema/<record>.ts`: the step that adds its table. */
export const schemaFile = ({ snake, many, isHotels, fields }: RecordSpec): string => {
  const isBig = isHotels || fields.some(({ sql }) => sql.includes('${big}'));
  const columns = fields.map(({ column, sql }) => `        ${column} ${sql}`);
  return code`
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the ${many.words}${isHotels && ' of hotels'}. */
export async function add${many.pascal}(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { ${isBig && 'big, '}id, table, text } = wordsOf[engine];
  await sql
    .raw(
      \`create table ${snake} (
        id \${id},
        ${isHotels && 'hotel_id ${big} not null references hotel (id),'}
        ${['name ${text} not null', ...columns].join(',\n')}
      ) \${table}\`,
    )
    .execute(db);
  await sql\`create unique index ${snake}_name_once on ${snake} (${isHotels && 'hotel_id, '}name)\`.execute(db);
}`;
};

/** `resources/<record>/index.ts` */
export const indexFile = ({ camel }: RecordSpec): string => code`
import { ${camel}Page } from './read.ts';
import * as write from './write.ts';

export const ${camel}Calls = { ...write, ${camel}Page };`;

/** `resources/<record>/log.ts` */
export const logFile = ({ camel, pascal, snake, one, many, isHotels }: RecordSpec): string => code`
import { ${pascal} } from '@anzhu/api/contract/${camel}';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { select${many.pascal}, to${pascal} } from './queries.ts';

/** ${capital(one)} in the log. */
export const ${camel}Record: RecordKind = {
  kind: '${camel}',
  async show(tx, id) {
    const row = await select${many.pascal}(tx).where('${snake}.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, ${isHotels && 'hotelId: _hotelId, '}...fields } = to${pascal}(row);
    return { name: row.name, hotelId: ${isHotels ? 'row.hotel_id' : 'null'}, fields: byLabel(${pascal}, fields) };
  },
};`;

/** `resources/<record>/queries.ts` */
export const queriesFile = (record: RecordSpec): string => {
  const { camel, pascal, snake, title, one, words, many, isHotels, fields } = record;
  return code`
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { ${pascal} } from '@anzhu/api/contract/${camel}';
import { toYuan } from '@anzhu/api/rules/money';
import { type Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** ${capital(many.words)}${isHotels && ' with the name of their hotel'}. */
export const select${many.pascal} = (db: Db) =>
  db.selectFrom('${snake}')
    ${isHotels && `.innerJoin('hotel', 'hotel.id', '${snake}.hotel_id')`}
    .selectAll('${snake}')
    ${isHotels && ".select('hotel.name as hotel_name')"};

type ${pascal}Row = Awaited<ReturnType<ReturnType<typeof select${many.pascal}>['execute']>>[number];

/** ${capital(one)} as the wire has it. */
export const to${pascal} = (row: ${pascal}Row): WithRowIds<${pascal}> => ({
  id: row.id,
  name: row.name,
  ${isHotels && 'hotelId: row.hotel_id,'}
  ${isHotels && 'hotelName: row.hotel_name,'}
  ${fields.map(({ key, column, shown }) => `${key}: ${shown ?? `row.${column}`},`)}
});

/** The ${words} that a call names. Refuses one that does not exist${isHotels && ", and another hotel's"}. */
export async function ${camel}For(db: Db, id: Id${isHotels && ', session: Session'}) {
  const row = await select${many.pascal}(db).where('${snake}.id', '=', rowId(id)).executeTakeFirst();
  if (!row${isHotels && ' || !isInScope(session, row.hotel_id)'}) throw notFound('${title}');
  return row;
}`;
};

/** `resources/<record>/read.ts` */
export const readFile = (record: RecordSpec): string => {
  const { camel, pascal, snake, many, isHotels } = record;
  const ordered = orderFields(record).map(({ key, column }) => [key, `'${column}'`] as const);
  const own = `query${isHotels ? ".orderBy('hotel_id')" : ''}.orderBy('${snake}.id')`;
  return code`
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { select${many.pascal}, to${pascal} } from './queries.ts';

/** The ${many.words}${isHotels && ' of a hotel, or of all'}. */
export const ${camel}Page: Handler<'${camel}Page'> = ({ input${isHotels && ', session'} }, { store }) => {
  ${isHotels && 'const hotelId = narrowedTo(session, filterId(input.hotelId));'}
  const { name } = input;
  let query = select${many.pascal}(store.db)${isHotels && ".where(ofHotel('hotel_id', hotelId))"};
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('${snake}.name'), name));
  ${ordered.length > 0 && `const orderBy = orderOf(${objectOf(ordered)}, input, '${snake}.id');`}
  return readPaged(${ordered.length > 0 ? `orderBy ? query.orderBy(orderBy) : ${own}` : own}, input.page, to${pascal});
};`;
};

/** `resources/<record>/write.ts` */
export const writeFile = (record: RecordSpec): string => {
  const { camel, pascal, snake, title, one, isHotels, fields } = record;
  const keys = fields.map(({ key }) => key);
  const filled = fields.map(({ key, fallback }) => (fallback ? `${key} = ${fallback}` : key));
  const columns = fields.map(({ column, key, stored = key }) => [column, stored] as const);
  const changed = fields.map(
    ({ column, key, stored = key, changed: change = stored }) => [column, change] as const,
  );
  const session = isHotels ? ', session' : '';
  return code`
import { toFen } from '@anzhu/api/rules/money';
import { changeRecord } from '../../platform/changeRecord.ts';
import { bit, defined, rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, refused } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { ${camel}Record } from './log.ts';
import { ${camel}For } from './queries.ts';

/** Adds ${one}${isHotels && " to one's own hotel, or to the one that an admin names"}. */
export const add${pascal}: Handler<'add${pascal}'> = ({ input, session, origin }, { store }) => {
  const { ${['name', ...filled].join(', ')} } = input;
  const target = { record: ${camel}Record, refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    ${isHotels && 'const hotel_id = await hotelForNew(tx, session, input.hotelId);'}
    const { id } = await tx
      .insertInto('${snake}')
      .values(${objectOf([...(isHotels ? [['hotel_id', 'hotel_id'] as const] : []), ['name', 'name'], ...columns])})
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** Changes what is sent of ${one} and nothing else. */
export const modify${pascal}: Handler<'modify${pascal}'> = ({ input, session, origin }, { store }) => {
  const { ${['name', ...keys].join(', ')} } = input;
  const target = { record: ${camel}Record, id: rowId(input.id), refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const row = await ${camel}For(tx, input.id${session});
    const { numUpdatedRows } = await tx
      .updateTable('${snake}')
      .set({ name: row.name, ...defined(${objectOf([['name', 'name'], ...changed])}) })
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('${title}');
    return { data: null };
  });
};

/** Deletes ${one}. */
export const delete${pascal}: Handler<'delete${pascal}'> = ({ input, session, origin }, { store }) => {
  const target = { record: ${camel}Record, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id } = await ${camel}For(tx, input.id${session});
    const { numDeletedRows } = await tx.deleteFrom('${snake}').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows !== 1n) throw notFound('${title}');
    return { data: null };
  });
};

/** The refusal of a name that ${isHotels ? 'the hotel' : 'another one'} already has; other errors unchanged. */
const nameTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (!violates(error, '${snake}_name_once')) return error;
    const message = \`${title}名称「\${name}」已存在\`;
    return refused(message, { name: message });
  };`;
};
