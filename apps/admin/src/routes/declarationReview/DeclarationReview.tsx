import {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
  type Declaration,
} from '@anzhu/api/contract/declaration';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import {
  declarationColumns,
  declarationFilter,
  DeclarationFilterBar,
} from '@anzhu/domain/declaration';
import { ListPage } from '@anzhu/domain/kit';
import { ListUpdateNote, PendingCount, type ReviewMode } from '@anzhu/domain/review';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { useAction, useDialogs, useList } from '../../data/index.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { useListChange, usePendingCount } from '../../data/review/reviewList.ts';
import { DeclarationSteps } from './DeclarationSteps.tsx';

const refresh = [declarationPage, getDeclaration, currentRoomTypes];

/** 申报审核: the declarations of all hotels are viewed, approved and rejected; approving assigns a room. */
export default function DeclarationReview() {
  const today = useToday();
  const hotels = useHotelChoice();
  const list = useList(declarationPage, declarationFilter);
  const change = useListChange(declarationPage, list);
  const pendingCount = usePendingCount(declarationPage);
  const review = useAction(reviewDeclaration, { refresh });
  const dialogFor = (mode: ReviewMode) => (row: Declaration, onClose: () => void) => (
    <DeclarationSteps key={row.id} {...{ mode, row, list, pendingCount, review, onClose }} />
  );
  const { open, dialog } = useDialogs(
    { view: dialogFor('view'), review: dialogFor('review') },
    list.table,
  );
  const columns = useMemo(() => declarationColumns(open), [open]);

  return (
    <ListPage
      bar={<DeclarationFilterBar {...{ today, hotels }} {...list.bar} />}
      toolbar={
        <>
          <ListUpdateNote {...change} />
          <PendingCount count={pendingCount} />
        </>
      }
      table={<Table label="申报" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
