import { addOrder, quoteBooking } from '@anzhu/api/contract/booking';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Company } from '@anzhu/api/contract/company';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { decodeWire } from '@anzhu/api/contract/wire';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { provinces } from '@anzhu/api/rules/provinces';
import { defaultStay, pastArrivalQuestion } from '@anzhu/api/rules/stayDates';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useState } from 'react';
import { contractForm, SaveDialog, saveQuestion } from '../kit/index.ts';
import { PhoneField } from '../phone/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { BookingPrice, type BookingQuoteState } from './BookingPrice.tsx';
import { type BookedType, OtherTypes } from './OtherTypes.tsx';
import { StayDates } from './StayDates.tsx';
import {
  deskGuarantees,
  TermsFields,
  termsOf,
  termsRules,
  type TermsDraft,
} from './TermsFields.tsx';

/** What is quoted: the input of the quote. */
export type BookedStay = InputOf<typeof quoteBooking>;

/** A company to choose, with its share of the price. */
export type CompanyOption = Pick<Company, 'id' | 'name' | 'share'>;

export interface BookingDialogProps {
  /** The room types to choose from; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The wall clock, and when the hotel's day begins. */
  time: HotelTime;
  /** The hour until which a hotel holds a room for who pays on arrival; of the hotel of a room type. */
  holdHourOf: (roomType: Id | null) => number;
  /** The companies with an agreement of the hotel of a room type; none: the field is not shown. */
  companiesOf: (roomType: Id | null) => readonly CompanyOption[];
  /** The room whose free nights were chosen. */
  roomName?: string | undefined;
  /** The room type and the times to begin with, as of nights that were chosen. */
  defaultBooking?:
    | Pick<BookedStay, 'roomType' | 'estimatedCheckIn' | 'estimatedCheckOut'>
    | undefined;
  /** The quote for the stay of `onStayChange`. */
  quote: BookingQuoteState;
  /** Called with what is to be quoted; null while something is missing. */
  onStayChange: (stay: BookedStay | null) => void;
  /** Books. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof addOrder>, options: KeyedForm) => unknown;
  /** Reads the quote again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface BookingDraft extends TermsDraft {
  roomType: Id | null;
  rooms: number | null;
  otherTypes: readonly BookedType[];
  estimatedCheckIn: string;
  estimatedCheckOut: string;
  name: string;
  number: string;
  companyId: Id | null;
  province: string | null;
  groupNo: string;
  note: string;
}

const bookingForm = contractForm(addOrder, (draft: BookingDraft) => ({
  ...draft,
  ...termsOf(draft),
}));

/** The rooms of all types. */
const roomsOf = ({ rooms, otherTypes }: BookingDraft): number =>
  otherTypes.reduce((sum, line) => sum + (line.rooms ?? 0), rooms ?? 0);

const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));
/** What is to be quoted of a draft; null while something is missing. */
function stayOf(draft: BookingDraft): BookedStay | null {
  const { roomType, rooms, otherTypes, estimatedCheckIn, estimatedCheckOut, companyId } = draft;
  if (estimatedCheckIn === '' || estimatedCheckOut <= estimatedCheckIn) return null;
  const read = decodeWire(quoteBooking.input, {
    roomType,
    rooms,
    // A row that was just added is not booked yet.
    otherTypes: otherTypes.filter((line) => line.roomType !== null),
    estimatedCheckIn,
    estimatedCheckOut,
    companyId,
  });
  return read.ok && rooms !== null ? read.value : null;
}

/**
 * 新增预订: books rooms for a caller, with nights, price and available rooms before it is done. Rendered means open.
 *
 * Keyboard: Enter in a field books; Esc closes, and asks first when something would be lost.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { roomTypes, time, holdHourOf, companiesOf, roomName, defaultBooking, quote } = props;
  const { onStayChange, onSave, onRefresh, onClose } = props;
  const [defaultValues] = useState<BookingDraft>(() => ({
    roomType: roomTypes?.length === 1 ? (roomTypes[0]?.id ?? null) : null,
    rooms: 1,
    otherTypes: [],
    ...defaultStay(time),
    ...defaultBooking,
    name: '',
    number: '',
    companyId: null,
    province: null,
    guarantee: Guarantee.onArrival,
    guaranteeNote: '',
    holdUntil: '',
    received: null,
    method: null,
    groupNo: '',
    note: '',
  }));
  const [requestKey] = useState(newRequestKey);
  const [quoteFirst] = useState(() => (): void => onStayChange(stayOf(defaultValues)));
  useEffect(quoteFirst, [quoteFirst]);
  return (
    <SaveDialog
      title={roomName === undefined ? '新增预订' : `新增预订 · 房间 ${roomName}`}
      size="large"
      saveLabel="预订"
      success="预订成功"
      form={bookingForm}
      defaultValues={defaultValues}
      rules={termsRules}
      question={(input) => saveQuestion([pastArrivalQuestion(input, time)])}
      isQuoting={quote.isLoading}
      onSave={(input) =>
        onSave(
          {
            ...input,
            ...(quote.quote && quote.quote.lastPay !== null && { lastPay: quote.quote.lastPay }),
          },
          { requestKey },
        )
      }
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, list, read }) => {
        const quoted = (changed: Partial<BookingDraft>): void =>
          onStayChange(stayOf({ ...read(), ...changed }));
        const { value: checkIn } = field('estimatedCheckIn');
        const type = field('roomType');
        const rooms = field('rooms');
        const terms = termsOf(read());
        const company = field('companyId');
        const companies = companiesOf(type.value);
        return (
          <>
            <FormGrid columns={2}>
              <RoomTypePicker
                {...type}
                roomTypes={roomTypes}
                onChange={(roomType) => {
                  type.onChange(roomType);
                  // Another hotel has agreements of its own.
                  const isKept = companiesOf(roomType).some(({ id }) => id === company.value);
                  const companyId = isKept ? company.value : null;
                  company.onChange(companyId);
                  quoted({ roomType, companyId });
                }}
              />
              <NumberField
                {...rooms}
                unit="间"
                onChange={(next) => {
                  rooms.onChange(next);
                  quoted({ rooms: next });
                }}
              />
              <StayDates field={field} time={time} onChange={quoted} />
              <TextField {...field('name')} />
              <PhoneField {...field('number')} />
              {companies.length > 0 && (
                <Select
                  {...company}
                  isClearable
                  isSearchable
                  options={companies.map(({ id, name, share }) => ({
                    value: id,
                    label: `${name} · ${share}%`,
                  }))}
                  onChange={(companyId) => {
                    company.onChange(companyId);
                    quoted({ companyId });
                  }}
                />
              )}
              <Select {...field('province')} isClearable isSearchable options={provinceOptions} />
              <TextField {...field('groupNo')} description="多间房不填时自动生成" />
              <TextField {...field('note')} />
            </FormGrid>
            <OtherTypes
              list={list('otherTypes')}
              roomTypes={roomTypes}
              onChange={(otherTypes) => quoted({ otherTypes })}
            />
            <TermsFields
              field={field}
              offered={deskGuarantees}
              asksReceived
              rooms={roomsOf(read())}
              arrival={checkIn}
              time={{ ...time, holdHour: holdHourOf(type.value) }}
            />
            <BookingPrice {...quote} received={terms.received ?? 0} />
          </>
        );
      }}
    </SaveDialog>
  );
}
