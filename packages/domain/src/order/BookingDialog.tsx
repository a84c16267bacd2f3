import { addOrder, quoteBooking } from '@anzhu/api/contract/booking';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Company } from '@anzhu/api/contract/company';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { decodeWire } from '@anzhu/api/contract/wire';
import { agreedLabel } from '@anzhu/api/rules/agreement';
import { dayOf } from '@anzhu/api/rules/days';
import { dayUseLimits } from '@anzhu/api/contract/order';
import { dayUsePeriod, nextDayUse } from '@anzhu/api/rules/dayUse';
import { hoursText } from '@anzhu/api/rules/stayLength';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { provinces } from '@anzhu/api/rules/provinces';
import { defaultStay, pastArrivalQuestion } from '@anzhu/api/rules/stayDates';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useState } from 'react';
import { HotelPicker, type HotelSource } from '../hotel/index.ts';
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

/** A company to choose, with what it has agreed. */
export type CompanyOption = Pick<Company, 'id' | 'name' | 'share' | 'prices'>;

export interface BookingDialogProps {
  /** The hotel, where there are several to choose from: its room types, companies and hour are needed. */
  hotel?:
    | { hotels: HotelSource; id: Id | null; onChange: (hotelId: Id | null) => void }
    | undefined;
  /** The room types of the hotel; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The wall clock, and when the hotel's day begins. */
  time: HotelTime;
  /** The hour until which the hotel holds a room for who pays on arrival. */
  holdHour: number;
  /** The companies with an agreement of the hotel; none: the field is not shown. */
  companies: readonly CompanyOption[];
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
  /** Of a day use; null of nights. */
  hours: number | null;
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

const noRoomTypes: readonly RoomTypeOption[] = [];

/** The rooms of all types. */
const roomsOf = ({ rooms, otherTypes }: BookingDraft): number =>
  otherTypes.reduce((sum, line) => sum + (line.rooms ?? 0), rooms ?? 0);
const lengths = [
  { value: 'nights', label: '按晚' },
  { value: 'hours', label: '钟点房' },
] as const;

const hourOptions = Array.from({ length: dayUseLimits.max - dayUseLimits.min + 1 }, (_, index) => ({
  value: dayUseLimits.min + index,
  label: `${dayUseLimits.min + index} 小时`,
}));

const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));
/** What is to be quoted of a draft; null while something is missing. */
function stayOf(draft: BookingDraft): BookedStay | null {
  const { roomType, rooms, otherTypes, estimatedCheckIn, estimatedCheckOut, hours, companyId } =
    draft;
  if (estimatedCheckIn === '' || estimatedCheckOut <= estimatedCheckIn) return null;
  const read = decodeWire(quoteBooking.input, {
    roomType,
    rooms,
    // A row that was just added is not booked yet.
    otherTypes: otherTypes.filter((line) => line.roomType !== null),
    estimatedCheckIn,
    estimatedCheckOut,
    companyId,
    hours,
  });
  return read.ok && rooms !== null ? read.value : null;
}

/**
 * 新增预订: books rooms for a caller, with nights, price and available rooms before it is done. Rendered means open.
 *
 * Keyboard: Enter in a field books; Esc closes, and asks first when something would be lost.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { hotel, roomTypes, time, holdHour, companies, roomName, defaultBooking, quote } = props;
  const { onStayChange, onSave, onRefresh, onClose } = props;
  const isSoldByHours = roomTypes?.some(({ dayUseFee }) => (dayUseFee ?? 0) > 0) ?? false;
  const [defaultValues] = useState<BookingDraft>(() => ({
    roomType: roomTypes?.length === 1 ? (roomTypes[0]?.id ?? null) : null,
    rooms: 1,
    otherTypes: [],
    ...defaultStay(time),
    ...defaultBooking,
    hours: null,
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
      {({ field, list, read, set }) => {
        const quoted = (changed: Partial<BookingDraft>): void =>
          onStayChange(stayOf({ ...read(), ...changed }));
        const arrival = field('estimatedCheckIn');
        const { value: checkIn } = arrival;
        const { value: checkOut } = field('estimatedCheckOut');
        const { value: hours } = field('hours');
        /** The times of a day use of some hours: those that are shown, where it can begin then. */
        const change = (changed: Partial<BookingDraft>): void => {
          set(changed);
          quoted(changed);
        };
        const dayUse = (next: number, arrives: string): Partial<BookingDraft> => {
          const { estimatedCheckIn, estimatedCheckOut } = dayUsePeriod(arrives, next);
          return { hours: next, estimatedCheckIn, estimatedCheckOut, companyId: null };
        };
        const type = field('roomType');
        const rooms = field('rooms');
        const terms = termsOf(read());
        const company = field('companyId');
        const needsHotel = hotel !== undefined && hotel.id === null;
        return (
          <>
            <FormGrid columns={2}>
              {hotel && (
                <HotelPicker
                  isRequired
                  isOpenOnly
                  hotels={hotel.hotels}
                  value={hotel.id}
                  onChange={(next) => {
                    hotel.onChange(next);
                    // Another hotel has room types and agreements of its own.
                    change({ roomType: null, otherTypes: [], companyId: null });
                  }}
                />
              )}
              <RoomTypePicker
                {...type}
                roomTypes={needsHotel ? noRoomTypes : roomTypes}
                isDisabled={needsHotel}
                description={needsHotel ? '请先选择酒店' : undefined}
                onChange={(roomType) => {
                  type.onChange(roomType);
                  quoted({ roomType });
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
              {hours === null ? (
                <StayDates field={field} time={time} onChange={quoted} />
              ) : (
                <>
                  <DateTimeField
                    name={arrival.name}
                    label={arrival.label}
                    errorMessage={arrival.errorMessage}
                    value={checkIn}
                    isRequired
                    today={dayOf(time.now)}
                    defaultTime="14:00:00"
                    onChange={(arrives) =>
                      change(arrives === '' ? { estimatedCheckIn: '' } : dayUse(hours, arrives))
                    }
                  />
                  <SegmentedControl
                    {...field('hours')}
                    value={hours}
                    description={
                      checkIn &&
                      hoursText({ estimatedCheckIn: checkIn, estimatedCheckOut: checkOut })
                    }
                    options={hourOptions}
                    onChange={(next) =>
                      change(checkIn === '' ? { hours: next } : dayUse(next, checkIn))
                    }
                  />
                </>
              )}
              <TextField {...field('name')} />
              <PhoneField {...field('number')} />
              {hours === null && companies.length > 0 && (
                <Select
                  {...company}
                  isClearable
                  isSearchable
                  options={companies.map((one) => ({
                    value: one.id,
                    label: agreedLabel(one, type.value),
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
              roomTypes={needsHotel ? noRoomTypes : roomTypes}
              onChange={(otherTypes) => quoted({ otherTypes })}
            />
            {/* After what every booking has: few are of hours. */}
            {isSoldByHours && (
              <SegmentedControl
                label="入住方式"
                value={hours === null ? 'nights' : 'hours'}
                options={lengths}
                onChange={(next) => {
                  const first = dayUseLimits.min;
                  change(
                    next === 'nights'
                      ? { hours: null, ...defaultStay(time) }
                      : dayUse(first, nextDayUse(first, time.now)),
                  );
                }}
              />
            )}
            <TermsFields
              field={field}
              offered={deskGuarantees}
              asksReceived
              rooms={roomsOf(read())}
              stay={{ arrival: checkIn, leave: checkOut }}
              time={{ ...time, holdHour }}
            />
            <BookingPrice
              {...quote}
              stay={{
                estimatedCheckIn: checkIn,
                estimatedCheckOut: checkOut,
                isDayUse: hours !== null,
              }}
              received={terms.received ?? 0}
            />
          </>
        );
      }}
    </SaveDialog>
  );
}
