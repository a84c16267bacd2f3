import { materialReviewPage, reviewMaterial } from '@anzhu/api/contract/material';
import { ListPage } from '@anzhu/domain/kit';
import { materialFilter, MaterialFilterBar, materialReviewColumns } from '@anzhu/domain/material';
import { ListUpdateNote, PendingCount, reviewViews } from '@anzhu/domain/review';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { recordLink, useAction, useList, useRecord, useViews } from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useListChange, usePendingCount } from '../../data/review/reviewList.ts';
import { useOpenForm } from '../../session/loss.ts';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { MaterialSteps } from '../../flows/MaterialSteps.tsx';

const refresh = [materialReviewPage];

/** 物资审核: the applications of all hotels are viewed, approved and rejected. */
export default function MaterialReview() {
  const today = useToday();
  const list = useList(materialReviewPage, materialFilter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const change = useListChange(materialReviewPage, list);
  const pendingCount = usePendingCount(materialReviewPage);
  const review = useAction(reviewMaterial, { refresh });
  const opened = useRecord(list.table, { isKept: true });
  useOpenForm(opened.row !== undefined);
  const { open } = opened;
  const tabs = useViews(materialFilter, list.bar.value, reviewViews);
  const columns = useMemo(() => materialReviewColumns(recordLink, ({ id }) => open(id)), [open]);

  return (
    <ListPage
      bar={
        <MaterialFilterBar
          {...{ today, hotels }}
          {...list.bar}
          viewFields={tabs.find(({ isCurrent }) => isCurrent)?.fields}
        />
      }
      views={tabs}
      toolbar={
        <>
          <ListUpdateNote {...change} />
          <PendingCount count={pendingCount} />
        </>
      }
      table={<Table label="物资申请" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {opened.row && (
        <LazyDialog onClose={opened.close}>
          <MaterialSteps
            row={opened.row}
            list={{ ...list, onStep: open }}
            {...{ pendingCount, review }}
            onClose={opened.close}
          />
        </LazyDialog>
      )}
    </ListPage>
  );
}
