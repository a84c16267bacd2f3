import type { Contract } from '@anzhu/api/contract';
import { filterId } from '../../platform/db/column.ts';
import { readPage } from '../../platform/db/monthly/read.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { declarationList } from './declarationList.ts';
import { selectDeclarations, toListedDeclaration } from './read.ts';

/** The list of declarations, newest first. */
export const declarationPage: Handler<Contract['declarationPage']> = async (
  { input },
  { store },
) => {
  const { db } = store;
  const current = input.page.page;
  const list = declarationList({
    hotelId: filterId(input.hotelId),
    status: input.reviewStatus ?? null,
    begin: input.beginTime ?? null,
    end: input.endTime ?? null,
  });
  const { ids, total, size } = await readPage(db, list, input.page);
  const rows =
    ids.length === 0
      ? []
      : await selectDeclarations(db)
          .where('declaration.id', 'in', ids)
          .orderBy('declaration.created_time', 'desc')
          .orderBy('declaration.id', 'desc')
          .execute();
  const pages = Math.ceil(total / size);
  return { records: rows.map(toListedDeclaration), total, size, current, pages };
};
