import {
  materialReviewPage,
  reviewMaterial,
  type MaterialApplication,
} from '@anzhu/api/contract/material';
import { ListPage } from '@anzhu/domain/kit';
import { materialFilter, MaterialFilterBar, materialReviewColumns } from '@anzhu/domain/material';
import { ListUpdateNote, PendingCount, type ReviewMode } from '@anzhu/domain/review';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { useAction, useDialogs, useList } from '../../data/index.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { useListChange, usePendingCount } from '../../data/review/reviewList.ts';
import { MaterialSteps } from './MaterialSteps.tsx';

const refresh = [materialReviewPage];

/** 物资审核: the applications of all hotels are viewed, approved and rejected. */
export default function MaterialReview() {
  const today = useToday();
  const hotels = useHotelChoice();
  const list = useList(materialReviewPage, materialFilter);
  const change = useListChange(materialReviewPage, list);
  const pendingCount = usePendingCount(materialReviewPage);
  const review = useAction(reviewMaterial, { refresh });
  const dialogFor = (mode: ReviewMode) => (row: MaterialApplication, onClose: () => void) => (
    <MaterialSteps key={row.id} {...{ mode, row, list, pendingCount, review, onClose }} />
  );
  const { open, dialog } = useDialogs(
    { view: dialogFor('view'), review: dialogFor('review') },
    list.table,
  );
  const columns = useMemo(() => materialReviewColumns(open), [open]);

  return (
    <ListPage
      bar={<MaterialFilterBar {...{ today, hotels }} {...list.bar} />}
      toolbar={
        <>
          <ListUpdateNote {...change} />
          <PendingCount count={pendingCount} />
        </>
      }
      table={<Table label="物资申请" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
