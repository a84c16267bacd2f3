import { codesOf } from '../fieldCode.ts';
import type { RecordSpec } from '../record.ts';
import { importLines, lines, objectOf } from '../source.ts';
import { orderFields } from './contract.ts';

/** `resources/<record>/index.ts` */
export const indexFile = ({
  camel,
}: RecordSpec): string => `import { ${camel}Page } from './read.ts';
import * as write from './write.ts';

export const ${camel}Calls = { ...write, ${camel}Page };`;

/** `resources/<record>/log.ts` */
export const logFile = ({
  camel,
  pascal,
  snake,
  one,
  many,
  isHotels,
}: RecordSpec): string => `import { ${pascal} } from '@anzhu/api/contract/${camel}';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { select${many.pascal}, to${pascal} } from './queries.ts';

/** ${one.replace(/^a/, 'A')} in the log. */
export const ${camel}Record: RecordKind = {
  kind: '${camel}',
  async show(tx, id) {
    const row = await select${many.pascal}(tx).where('${snake}.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, ${isHotels ? 'hotelId: _hotelId, ' : ''}...fields } = to${pascal}(row);
    return { name: row.name, hotelId: ${isHotels ? 'row.hotel_id' : 'null'}, fields: byLabel(${pascal}, fields) };
  },
};`;

/** `resources/<record>/queries.ts` */
export function queriesFile(record: RecordSpec): string {
  const { camel, pascal, snake, title, one, many, isHotels } = record;
  const codes = codesOf(record);
  const imports = importLines(
    {
      '@anzhu/api/contract/codecs': ['type Id', 'type WithRowIds'],
      [`@anzhu/api/contract/${camel}`]: [`type ${pascal}`],
    },
    { '../../platform/db/column.ts': ['rowId'], '../../platform/db/store.ts': ['type Db'] },
    { '../../platform/refusal.ts': ['notFound'] },
    (isHotels && {
      '../../platform/caller.ts': ['type Session'],
      '../../platform/session/scope.ts': ['isInScope'],
    }) ||
      {},
    ...codes.map(({ code }) => code.showing),
  );
  const query = isHotels
    ? `  db
    .selectFrom('${snake}')
    .innerJoin('hotel', 'hotel.id', '${snake}.hotel_id')
    .selectAll('${snake}')
    .select('hotel.name as hotel_name');`
    : `  db.selectFrom('${snake}').selectAll();`;
  return lines(
    imports,
    '',
    `/** ${many.words.replace(/^./, (letter) => letter.toUpperCase())}${isHotels ? ' with the name of their hotel' : ''}. */`,
    `export const select${many.pascal} = (db: Db) =>`,
    query,
    '',
    `type ${pascal}Row = Awaited<ReturnType<ReturnType<typeof select${many.pascal}>['execute']>>[number];`,
    '',
    `/** ${one.replace(/^a/, 'A')} as the wire has it. */`,
    `export const to${pascal} = (row: ${pascal}Row): WithRowIds<${pascal}> => ({`,
    '  id: row.id,',
    '  name: row.name,',
    isHotels && '  hotelId: row.hotel_id,',
    isHotels && '  hotelName: row.hotel_name,',
    ...codes.map(({ key, code }) => `  ${key}: ${code.shown},`),
    '});',
    '',
    `/** The ${record.words} that a call names. Refuses one that does not exist${isHotels ? ", and another hotel's" : ''}. */`,
    `export async function ${camel}For(db: Db, id: Id${isHotels ? ', session: Session' : ''}) {`,
    `  const row = await select${many.pascal}(db).where('${snake}.id', '=', rowId(id)).executeTakeFirst();`,
    `  if (!row${isHotels ? ' || !isInScope(session, row.hotel_id)' : ''}) throw notFound('${title}');`,
    '  return row;',
    '}',
  );
}

/** `resources/<record>/read.ts` */
export function readFile(record: RecordSpec): string {
  const { camel, pascal, snake, many, isHotels } = record;
  const ordered = orderFields(record);
  const imports = importLines(
    {
      '../../platform/db/query.ts': [
        'contains',
        'readPaged',
        ...(ordered.length > 0 ? ['orderOf'] : []),
      ],
    },
    {
      '../../platform/http/handler.ts': ['type Handler'],
      './queries.ts': [`select${many.pascal}`, `to${pascal}`],
    },
    isHotels
      ? {
          '../../platform/db/column.ts': ['filterId'],
          '../../platform/session/scope.ts': ['narrowedTo', 'ofHotel'],
        }
      : {},
  );
  const columns = objectOf(ordered.map(({ key, column }) => [key, `'${column}'`]));
  const own = isHotels
    ? `query.orderBy('hotel_id').orderBy('${snake}.id')`
    : `query.orderBy('${snake}.id')`;
  return lines(
    imports,
    '',
    `/** The ${many.words}${isHotels ? ' of a hotel, or of all' : ''}. */`,
    `export const ${camel}Page: Handler<'${camel}Page'> = ({ input${isHotels ? ', session' : ''} }, { store }) => {`,
    isHotels && '  const hotelId = narrowedTo(session, filterId(input.hotelId));',
    '  const { name } = input;',
    `  let query = select${many.pascal}(store.db)${isHotels ? ".where(ofHotel('hotel_id', hotelId))" : ''};`,
    `  if (name !== undefined) query = query.where((eb) => contains(eb.ref('${snake}.name'), name));`,
    ordered.length > 0 && `  const orderBy = orderOf(${columns}, input, '${snake}.id');`,
    ordered.length > 0 && `  const ordered = orderBy ? query.orderBy(orderBy) : ${own};`,
    `  return readPaged(${ordered.length > 0 ? 'ordered' : own}, input.page, to${pascal});`,
    '};',
  );
}

/** `resources/<record>/write.ts` */
export function writeFile(record: RecordSpec): string {
  const { camel, pascal, snake, title, one, isHotels } = record;
  const codes = codesOf(record);
  const imports = importLines(
    {
      '../../platform/changeRecord.ts': ['changeRecord'],
      '../../platform/db/column.ts': ['defined', 'rowId'],
    },
    {
      '../../platform/db/constraints.ts': ['violates'],
      '../../platform/http/handler.ts': ['type Handler'],
    },
    {
      '../../platform/refusal.ts': ['notFound', 'refused'],
      './log.ts': [`${camel}Record`],
      './queries.ts': [`${camel}For`],
    },
    isHotels ? { '../../platform/session/scope.ts': ['hotelForNew'] } : {},
    ...codes.map(({ code }) => code.storing),
  );
  const sent = (withDefaults: boolean): string =>
    [
      'name',
      ...codes.map(({ key, code }) =>
        withDefaults && code.default !== undefined ? `${key} = ${code.default}` : key,
      ),
    ].join(', ');
  const stored = codes.map(({ column, code }) => [column, code.stored] as const);
  const changed = codes.map(({ column, code }) => [column, code.changed] as const);
  const session = isHotels ? ', session' : '';
  return `${imports}

/** Adds ${one}${isHotels ? " to one's own hotel, or to the one that an admin names" : ''}. */
export const add${pascal}: Handler<'add${pascal}'> = ({ input, session, origin }, { store }) => {
  const { ${sent(true)} } = input;
  const target = { record: ${camel}Record, refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    ${isHotels ? 'const hotel_id = await hotelForNew(tx, session, input.hotelId);\n    ' : ''}const { id } = await tx
      .insertInto('${snake}')
      .values(${objectOf([isHotels && ['hotel_id', 'hotel_id'], ['name', 'name'], ...stored])})
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** Changes what is sent of ${one} and nothing else. */
export const modify${pascal}: Handler<'modify${pascal}'> = ({ input, session, origin }, { store }) => {
  const { ${sent(false)} } = input;
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
}
