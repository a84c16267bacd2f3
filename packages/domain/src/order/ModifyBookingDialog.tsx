import type { PayMethod } from '@anzhu/api/contract/bill';
import { modifyOrder, type quoteOrder } from '@anzhu/api/contract/bookingChange';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type BookingScope, bookingScopeLabel, Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import { methodErrors, methodOf } from '@anzhu/api/rules/payMethod';
import type { HoldTime } from '@anzhu/api/rules/guarantee';
import { pastArrivalQuestion } from '@anzhu/api/rules/stayDates';
import { FormGrid } from '@anzhu/ui/Form';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useState } from 'react';
import { contractForm, optionsOf, SaveDialog, saveQuestion } from '../kit/index.ts';
import { PhoneField } from '../phone/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { ModifiedPrice, type ModifyQuoteState } from './ModifiedPrice.tsx';
import { StayDates } from './StayDates.tsx';
import { TermsFields, termsOf, type TermsDraft } from './TermsFields.tsx';

/** What is quoted of a changed booking: the input of the quote. */
export type ChangedBooking = InputOf<typeof quoteOrder>;

export interface ModifyBookingDialogProps {
  /** A booking whose guests have not come yet. */
  order: Order;
  /** The room types of its hotel; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  time: HoldTime;
  /** What is changed at first, as dropped on the time axis. */
  defaultChange?:
    | Partial<
        Pick<ChangedBooking, 'roomType' | 'estimatedCheckIn' | 'estimatedCheckOut' | 'roomId'>
      >
    | undefined;
  /** The quote for the booking of `onStayChange`. */
  quote: ModifyQuoteState;
  /** Called with what is to be quoted; null while it stays as it is, or something is missing. */
  onStayChange: (changed: ChangedBooking | null) => void;
  /** Saves what differs. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof modifyOrder>) => unknown;
  /** Reads order and quote again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface ModifyDraft extends TermsDraft {
  id: Id;
  roomType: Id | null;
  estimatedCheckIn: string;
  estimatedCheckOut: string;
  /** The room of the quote where the present one is taken then; null keeps what is there. */
  roomId: Id | null;
  scope: BookingScope;
  name: string;
  number: string;
  groupNo: string;
  note: string;
}

const modifyForm = contractForm(modifyOrder, (draft: ModifyDraft) => ({
  ...draft,
  ...termsOf(draft),
  received: undefined,
}));

/** What was changed of the draft: a call changes only what it is sent. */
function changedOf(draft: InputOf<typeof modifyOrder>, before: ModifyDraft) {
  const kept = new Set(['id', 'scope', 'method']);
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) => kept.has(key) || value !== before[key as keyof ModifyDraft],
    ),
  ) as InputOf<typeof modifyOrder>;
}

/** What may keep its room then: what does so far, 到店付 and 担保. What is received later changes it by itself. */
const offeredTo = (present: Guarantee | null): Guarantee[] => [
  ...new Set([present ?? Guarantee.onArrival, Guarantee.onArrival, Guarantee.guaranteed]),
];

/** What the draft asks of the stay; null while it stays as it is, or something is missing. */
function stayOf(draft: ModifyDraft, order: Order): ChangedBooking | null {
  const { id, scope, roomId, roomType, estimatedCheckIn, estimatedCheckOut } = draft;
  const isOfGroup = scope === 'group';
  if (roomType === null && !isOfGroup) return null;
  if (estimatedCheckIn === '' || estimatedCheckOut <= estimatedCheckIn) return null;
  const wanted = { roomType, estimatedCheckIn, estimatedCheckOut };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== null && value !== order[name as keyof typeof wanted],
    ),
  );
  if (Object.keys(changed).length === 0 && roomId === null) return null;
  // Of a group each room keeps what is not changed for all.
  return {
    id,
    scope,
    ...(isOfGroup ? changed : wanted),
    ...(roomId && { roomId }),
  } as ChangedBooking;
}

const draftOf = (order: Order, change: ModifyBookingDialogProps['defaultChange']): ModifyDraft => ({
  id: order.id,
  roomType: change?.roomType ?? order.roomType,
  estimatedCheckIn: change?.estimatedCheckIn ?? order.estimatedCheckIn ?? '',
  estimatedCheckOut: change?.estimatedCheckOut ?? order.estimatedCheckOut ?? '',
  roomId: change?.roomId ?? null,
  scope: 'one',
  name: order.name ?? '',
  number: order.number ?? '',
  guarantee:
    order.status === OrderStatus.paid
      ? Guarantee.prepaid
      : (order.guarantee ?? Guarantee.onArrival),
  guaranteeNote: order.guaranteeNote ?? '',
  holdUntil: order.holdUntil ?? '',
  received: null,
  method: null,
  groupNo: order.groupNo ?? '',
  note: order.note ?? '',
});

/**
 * 修改预订: dates, room type, guest, guarantee and note of a booking, or of all rooms of its group, with what it costs
 * before it is done. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function ModifyBookingDialog(props: ModifyBookingDialogProps) {
  const { order, roomTypes, time, quote, onStayChange, onSave, onRefresh, onClose } = props;
  const [before] = useState(() => draftOf(order, undefined));
  const [defaultValues] = useState(() => draftOf(order, props.defaultChange));
  const [quoteFirst] = useState(() => (): void => onStayChange(stayOf(defaultValues, order)));
  useEffect(quoteFirst, [quoteFirst]);
  const isPaid = order.status === OrderStatus.paid;
  const difference = quote.quote?.difference ?? 0;
  const methodIn = ({ method }: { method?: PayMethod | null | undefined }) =>
    methodOf(method, difference, quote.quote?.cameBy);
  return (
    <SaveDialog
      title={`修改预订 · ${order.name ?? order.id}`}
      size="large"
      saveLabel="保存修改"
      success="预订已修改"
      form={modifyForm}
      defaultValues={defaultValues}
      rules={(draft) => methodErrors(difference, methodIn(draft))}
      question={({ estimatedCheckIn = '' }) =>
        saveQuestion([
          estimatedCheckIn === before.estimatedCheckIn
            ? null
            : pastArrivalQuestion({ estimatedCheckIn }, time),
        ])
      }
      isQuoting={quote.isLoading}
      onSave={(input) =>
        onSave({
          ...changedOf(input, before),
          ...(quote.quote && {
            pay: difference,
            method: methodIn(input) ?? undefined,
            ...(quote.quote.lastPay !== null && { lastPay: quote.quote.lastPay }),
            seen: quote.quote.seen,
          }),
        })
      }
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, read }) => {
        const quoted = (changed: Partial<ModifyDraft>): void =>
          onStayChange(stayOf({ ...read(), ...changed }, order));
        const { value: checkIn } = field('estimatedCheckIn');
        const type = field('roomType');
        const scope = field('scope');
        const room = field('roomId');
        const typeForAll = type.value === order.roomType ? null : type.value;
        return (
          <>
            {order.groupNo !== undefined && (
              <SegmentedControl
                {...scope}
                options={optionsOf(bookingScopeLabel)}
                onChange={(next) => {
                  // The rooms of a group may have several types: each keeps its own unless one is chosen for all.
                  const roomType = next === 'group' ? typeForAll : (type.value ?? order.roomType);
                  scope.onChange(next);
                  type.onChange(roomType);
                  room.onChange(null);
                  quoted({ scope: next, roomType, roomId: null });
                }}
              />
            )}
            <FormGrid columns={2}>
              <StayDates field={field} time={time} onChange={quoted} />
              <RoomTypePicker
                {...type}
                roomTypes={roomTypes}
                {...(scope.value === 'group' && { isClearable: true, placeholder: '各间原房型' })}
                onChange={(roomType) => {
                  type.onChange(roomType);
                  quoted({ roomType });
                }}
              />
              <TextField {...field('name')} />
              <PhoneField {...field('number')} />
              <TextField {...field('note')} />
              <TextField {...field('groupNo')} />
            </FormGrid>
            {!isPaid && (
              <TermsFields
                field={field}
                offered={offeredTo(before.guarantee)}
                stay={{ arrival: checkIn, leave: field('estimatedCheckOut').value }}
                time={time}
              />
            )}
            <ModifiedPrice
              {...quote}
              roomId={room.value}
              onRoomChange={(roomId) => {
                room.onChange(roomId);
                quoted({ roomId });
              }}
              method={field('method')}
            />
          </>
        );
      }}
    </SaveDialog>
  );
}
