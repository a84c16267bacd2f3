import { LogType } from '@anzhu/api/contract/log';
import { filterId } from '../../platform/db/column.ts';
import { orderOf } from '../../platform/db/query.ts';
import { readByIds, readPage } from '../../platform/db/list.ts';
import type { Handler } from '../../platform/http/handler.ts';
import {
  declarationFor,
  declarationList,
  selectDeclarations,
  toDeclaration,
  toListedDeclaration,
} from './queries.ts';

/** The list of declarations, newest first. */
export const declarationPage: Handler<'declarationPage'> = async ({ input }, { store }) => {
  const { reports: db } = store;
  const orderBy = orderOf({ createTime: 'created_time' }, input);
  const list = { ...declarationList({ ...input, hotelId: filterId(input.hotelId) }), orderBy };
  const { ids, ...page } = await readPage(db, list, input.page);
  const rows = await readByIds(ids, (some) =>
    selectDeclarations(db).where('declaration.id', 'in', some).execute(),
  );
  return { records: rows.map(toListedDeclaration), ...page };
};

/** A declaration with its personal numbers unmasked; the access is logged. */
export const getDeclaration: Handler<'getDeclaration'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const row = await declarationFor(tx, input.id);
    return {
      data: toDeclaration(row),
      log: {
        type: LogType.personalData,
        sketch: `查看申报「${row.name}」的完整信息`,
        target: { kind: 'declaration', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });
