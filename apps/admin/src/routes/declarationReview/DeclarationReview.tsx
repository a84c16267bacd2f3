import {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
} from '@anzhu/api/contract/declaration';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import {
  declarationColumns,
  declarationFilter,
  DeclarationFilterBar,
  type Place,
} from '@anzhu/domain/declaration';
import { ListPage } from '@anzhu/domain/kit';
import { ListUpdateNote, PendingCount, reviewViews } from '@anzhu/domain/review';
import { Table } from '@anzhu/ui/Table';
import { useMemo, useState } from 'react';
import { useToday } from '../../clock.ts';
import { recordLink, useAction, useList, useRecord, useViews } from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useListChange, usePendingCount } from '../../data/review/reviewList.ts';
import { useOpenForm } from '../../session/loss.ts';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { DeclarationSteps } from '../../flows/DeclarationSteps.tsx';

const refresh = [declarationPage, getDeclaration, currentRoomTypes];

/** 申报审核: the declarations of all hotels are viewed, approved and rejected; approving assigns a room. */
export default function DeclarationReview() {
  const today = useToday();
  const list = useList(declarationPage, declarationFilter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const change = useListChange(declarationPage, list);
  const pendingCount = usePendingCount(declarationPage);
  const review = useAction(reviewDeclaration, { refresh });
  const [proposed, setProposed] = useState<Place>();
  const opened = useRecord(list.table, { isKept: true });
  useOpenForm(opened.row !== undefined);
  const { open } = opened;
  const tabs = useViews(declarationFilter, list.bar.value, reviewViews);
  const columns = useMemo(() => declarationColumns(recordLink, ({ id }) => open(id)), [open]);

  return (
    <ListPage
      bar={
        <DeclarationFilterBar
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
      table={<Table label="申报" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {opened.row && (
        <LazyDialog onClose={opened.close}>
          <DeclarationSteps
            row={opened.row}
            list={{ ...list, onStep: open }}
            {...{ pendingCount, proposed, review }}
            onApprove={setProposed}
            onClose={opened.close}
          />
        </LazyDialog>
      )}
    </ListPage>
  );
}
