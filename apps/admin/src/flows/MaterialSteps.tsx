import type { InputOf } from '@anzhu/api/contract/endpoint';
import {
  materialReviewPage,
  type MaterialApplication,
  type reviewMaterial,
} from '@anzhu/api/contract/material';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { done } from '@anzhu/api/rules/messages';
import { MaterialReviewDialog } from '@anzhu/domain/material';
import { openingMode } from '@anzhu/domain/review';
import { useState } from 'react';
import { useCall } from '../data/index.ts';
import { useRecordSteps, type SteppedList } from '../data/review/useRecordSteps.ts';

type Review = InputOf<typeof reviewMaterial>;

interface MaterialStepsProps {
  /** The application that the dialog was opened for. */
  row: MaterialApplication;
  list: SteppedList<MaterialApplication>;
  pendingCount: number | undefined;
  /** Sends a decision. */
  review: (input: Review) => Promise<unknown>;
  onClose: () => void;
}

/** There is no call for one application: those of its item at its second have it as it is now. */
const likeIt = ({ applyThing, createTime }: MaterialApplication) =>
  createTime === null
    ? null
    : { page: { page: 1, size: 1000 }, applyThing, beginTime: createTime, endTime: createTime };

/** 审核详情: reads the shown application again, which the list may be too old for. */
export function MaterialSteps({ row, list, review, ...dialog }: MaterialStepsProps) {
  const { record, steps } = useRecordSteps(materialReviewPage, list, row);
  const [mode] = useState(() => openingMode(row.reviewStatus));
  const { data, isLoading, error, retry } = useCall(materialReviewPage, likeIt(record));
  const application = data?.records.find(({ id }) => id === record.id) ?? record;

  const onReview = async (input: Review): Promise<string> => {
    await review(input);
    return input.reviewStatus === ReviewDecision.reject ? '驳回成功' : done;
  };

  return (
    <MaterialReviewDialog
      {...dialog}
      {...{ mode, steps, application, isLoading, onReview }}
      error={error && { message: error.message, onRetry: retry }}
    />
  );
}
