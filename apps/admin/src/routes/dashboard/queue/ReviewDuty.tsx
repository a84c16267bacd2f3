import type { Id } from '@anzhu/api/contract/codecs';
import {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
  type Declaration,
} from '@anzhu/api/contract/declaration';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import {
  materialReviewPage,
  reviewMaterial,
  type MaterialApplication,
} from '@anzhu/api/contract/material';
import type { Page } from '@anzhu/api/contract/page';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import { today } from '@anzhu/api/contract/today';
import type { Place } from '@anzhu/domain/declaration';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { usePendingCount } from '../../../data/review/reviewList.ts';
import type { SteppedList } from '../../../data/review/useRecordSteps.ts';
import { useAction } from '../../../data/useAction.ts';
import { useCall } from '../../../data/useCall.ts';
import { DeclarationSteps } from '../../../flows/DeclarationSteps.tsx';
import { MaterialSteps } from '../../../flows/MaterialSteps.tsx';

interface ReviewDutyProps<Row> {
  row: Row;
  /** The hotel that is shown; null for all. */
  hotelId: Id | null;
  onClose: () => void;
}

const pageSize = 20;

/** What waits for a review, for the steps of its dialog: the list of the screen is not there. */
function usePending<Row>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<Row>>>,
  hotelId: Id | null,
): SteppedList<Row> {
  const [page, setPage] = useState(1);
  const input = {
    reviewStatus: ReviewStatus.pending,
    ...(hotelId !== null && { hotelId }),
  };
  const { data } = useCall(endpoint, {
    ...input,
    page: { page, size: pageSize },
  } as InputOf<typeof endpoint>);
  return {
    input,
    total: data?.total,
    table: { rows: data?.records ?? [] },
    pager: { page, pageSize, onPageChange: setPage },
  };
}

const reviewed = { refresh: [declarationPage, getDeclaration, currentRoomTypes, today] };

/** 审核 of a declaration, and of the others that wait. */
export function DeclarationDuty({ row, hotelId, onClose }: ReviewDutyProps<Declaration>) {
  const list = usePending(declarationPage, hotelId);
  const pendingCount = usePendingCount(declarationPage);
  const review = useAction(reviewDeclaration, reviewed);
  const [proposed, setProposed] = useState<Place>();
  return (
    <DeclarationSteps
      {...{ row, list, pendingCount, proposed, review, onClose }}
      onApprove={setProposed}
    />
  );
}

const decided = { refresh: [materialReviewPage, today] };

/** 审核 of an application for material, and of the others that wait. */
export function MaterialDuty({ row, hotelId, onClose }: ReviewDutyProps<MaterialApplication>) {
  const list = usePending(materialReviewPage, hotelId);
  const pendingCount = usePendingCount(materialReviewPage);
  const review = useAction(reviewMaterial, decided);
  return <MaterialSteps {...{ row, list, pendingCount, review, onClose }} />;
}
