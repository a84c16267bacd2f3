import type { Contract } from '@anzhu/api/contract';
import { equal } from '../db/monthly/equal.ts';
import { readPage } from '../db/monthly/readPage.ts';
import type { Handler } from '../http/handler.ts';
import { selectDeclarations, toListedDeclaration } from './read.ts';

/** The list of declarations, newest first. */
export const declarationPage: Handler<Contract['declarationPage']> = async (
  { input },
  { store },
) => {
  const { db } = store;
  const current = input.page.page;
  const wanted = equal({ review_status: input.reviewStatus ?? null });
  const list = {
    table: 'declaration',
    time: 'created_time',
    rows: wanted,
    counts: 'declaration_count',
    counted: wanted,
    begin: input.beginTime ?? null,
    end: input.endTime ?? null,
  } as const;
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
