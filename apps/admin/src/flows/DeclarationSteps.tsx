import type { Id } from '@anzhu/api/contract/codecs';
import {
  declarationPage,
  getDeclaration,
  type Declaration,
  type reviewDeclaration,
} from '@anzhu/api/contract/declaration';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import { done } from '@anzhu/api/rules/messages';
import { DeclarationReviewDialog, assignmentView, type Place } from '@anzhu/domain/declaration';
import { openingMode } from '@anzhu/domain/review';
import { useState } from 'react';
import { useCall } from '../data/index.ts';
import { useIsolationHotels } from '../data/hotel/hotels.ts';
import { useRecordSteps, type SteppedList } from '../data/review/useRecordSteps.ts';

type Review = InputOf<typeof reviewDeclaration>;

interface DeclarationStepsProps {
  /** The declaration that the dialog was opened for. */
  row: Declaration;
  list: SteppedList<Declaration>;
  pendingCount: number | undefined;
  /** The place of the approval before. */
  proposed: Place | undefined;
  onApprove: (place: Place) => void;
  /** Sends a decision. */
  review: (input: Review) => Promise<DataOf<typeof reviewDeclaration>>;
  onClose: () => void;
}

/** 审核详情: reads the shown declaration whole, and the room types with their vacant rooms. */
export function DeclarationSteps({
  row,
  list,
  review,
  onApprove,
  ...dialog
}: DeclarationStepsProps) {
  const { record, steps } = useRecordSteps(declarationPage, list, row);
  const [mode] = useState(() => openingMode(row.reviewStatus));
  const { data = record, isLoading, error, retry } = useCall(getDeclaration, { id: record.id });
  const [choice, setChoice] = useState<{ id: Id; hotelId: Id | null } | null>(null);
  const assignment = assignmentView(mode, data);
  const selectedHotelId =
    choice?.id === data.id ? choice.hotelId : (dialog.proposed?.hotelId ?? null);
  const hotelId = {
    editable: selectedHotelId,
    readOnlyWithVacancy: data.hotelId,
    readOnly: null,
    hidden: null,
  }[assignment];
  const hotels = useIsolationHotels(selectedHotelId);
  const roomTypes = useCall(
    currentRoomTypes,
    hotelId === null ? null : { hotelId, isIsolation: true },
  ).data;

  const onReview = async (input: Review): Promise<string> => {
    const room = await review(input);
    if (input.reviewStatus === ReviewDecision.reject) return '驳回成功';
    const { hotelId: at = null, roomType = null } = input;
    if (at !== null) onApprove({ hotelId: at, roomType });
    return room ? `${done}已分配房间「${room.roomName}」` : done;
  };

  return (
    <DeclarationReviewDialog
      {...dialog}
      {...{ mode, steps, hotels, roomTypes, isLoading, onReview }}
      declaration={data}
      error={error && { message: error.message, onRetry: retry }}
      onHotelChange={(next) => setChoice({ id: data.id, hotelId: next })}
    />
  );
}
