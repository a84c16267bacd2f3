import type { Id } from '@anzhu/api/contract/codecs';
import type { Declaration, reviewDeclaration } from '@anzhu/api/contract/declaration';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { FormWide } from '@anzhu/ui/Form';
import { HotelPicker, type HotelSource } from '../hotel/index.ts';
import { WarningNote, type ContractFields } from '../kit/index.ts';
import { ReviewCarousel, type ReviewDialogProps } from '../review/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { declarationFacts, declarationHead, subject } from './facts.tsx';
import {
  declarationReviewDraft,
  declarationReviewForm,
  assignmentRule,
  type DeclarationReviewDraft,
  type Place,
} from './reviewForm.ts';
import { noRoomWarning, assignmentView } from './rules.ts';

export interface DeclarationReviewDialogProps extends ReviewDialogProps<
  InputOf<typeof reviewDeclaration>
> {
  /** The masked row at first, then the complete declaration. */
  declaration: Declaration;
  /** Those that take isolation people. */
  hotels: HotelSource;
  /** The room types of the chosen hotel, with their vacant isolation rooms; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The place of the approval before, which the next one begins with. */
  proposed?: Place | undefined;
  /** Another hotel was chosen: its room types are needed. */
  onHotelChange: (hotelId: Id | null) => void;
}

/** The room types of a hotel that is not chosen yet. */
const noRoomTypes: readonly RoomTypeOption[] = [];

const warningsOf = (roomType: RoomTypeOption | undefined): string[] =>
  roomType?.vacant === 0 ? [noRoomWarning] : [];

/** 舒适大床房剩 1 间; undefined where that is not known. */
const vacantWords = (roomType: RoomTypeOption | undefined): string | undefined =>
  typeof roomType?.vacant === 'number' ? `${roomType.name}剩 ${roomType.vacant} 间` : undefined;

/**
 * 审核详情 of a declaration. Of close contacts and people to isolate the reviewer chooses hotel and room type,
 * with the available isolation rooms, beginning with those of the approval before; inbound travellers and people from risk areas have chosen them. Rendered
 * means open.
 *
 * Keyboard: as `ReviewCarousel`.
 */
export function DeclarationReviewDialog({
  declaration,
  hotels,
  roomTypes,
  proposed,
  onHotelChange,
  ...dialog
}: DeclarationReviewDialogProps) {
  const { hotelName, roomTypeName, roomName, remark } = declaration;
  const assignment = assignmentView(dialog.mode, declaration);
  const isEditable = assignment === 'editable' || assignment === 'readOnlyWithVacancy';
  const own = roomTypes?.find(({ id }) => id === declaration.roomType);

  const choice = ({ field, set }: ContractFields<DeclarationReviewDraft>) => {
    const [hotel, roomType] = [field('hotelId'), field('roomType')];
    const isWaiting = hotel.value === null;
    const selected = roomTypes?.find(({ id }) => id === roomType.value);
    return (
      <>
        <HotelPicker
          {...hotel}
          isRequired
          hotels={hotels}
          isOpenOnly
          onChange={(hotelId) => {
            set({ hotelId, roomType: null });
            onHotelChange(hotelId);
          }}
        />
        <RoomTypePicker
          {...roomType}
          isRequired
          isDisabled={isWaiting}
          description={isWaiting ? '请先选择酒店' : undefined}
          roomTypes={isWaiting ? noRoomTypes : roomTypes}
        />
        <FormWide>
          <WarningNote warnings={warningsOf(selected)} />
        </FormWide>
      </>
    );
  };

  return (
    <ReviewCarousel
      {...dialog}
      subject={subject}
      record={declaration}
      head={declarationHead(declaration)}
      footerNote={({ field }) =>
        vacantWords(
          assignment === 'editable'
            ? roomTypes?.find(({ id }) => id === field('roomType').value)
            : own,
        )
      }
      facts={declarationFacts(declaration, {
        ...((assignment === 'readOnly' || assignment === 'readOnlyWithVacancy') && {
          hotelName,
          roomTypeName,
        }),
        ...(roomName !== null && { roomName }),
        ...(!isEditable && { remark }),
      })}
      defaultValues={declarationReviewDraft(
        declaration,
        assignment === 'editable' ? proposed : undefined,
      )}
      form={declarationReviewForm}
      rules={assignment === 'editable' ? assignmentRule : undefined}
    >
      {assignment === 'editable'
        ? choice
        : () => (
            <FormWide>
              <WarningNote warnings={warningsOf(own)} />
            </FormWide>
          )}
    </ReviewCarousel>
  );
}
