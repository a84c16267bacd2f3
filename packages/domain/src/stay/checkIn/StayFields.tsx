import type { Id } from '@anzhu/api/contract/codecs';
import type { Company } from '@anzhu/api/contract/company';
import { agreedLabel } from '@anzhu/api/rules/agreement';
import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { provinces } from '@anzhu/api/rules/provinces';
import { earliestCheckIn, latestCheckIn, nights } from '@anzhu/api/rules/stayDates';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, type FormView } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import type { ReactNode } from 'react';
import { periodOf, type CheckInDraft } from './checkInDraft.ts';

/** A company whose agreement guests may have, with what it has agreed. */
export type WalkInCompany = Pick<Company, 'id' | 'name' | 'share' | 'prices'>;

export interface StayFieldsProps {
  /** The hours of a day use stay as they were booked. */
  isDayUse: boolean;
  form: FormView<CheckInDraft>;
  time: HotelTime;
  /** The companies to choose from; none: the field is not shown. */
  companies: readonly WalkInCompany[];
  /** The type of the room: what a company has agreed for it is named. */
  roomType: Id | null;
  /** Before the dates. */
  roomField: ReactNode;
}

const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));

/** When the guests come and leave, and where they come from. */
export function StayFields(props: StayFieldsProps) {
  const { isDayUse, form, time, companies, roomType, roomField } = props;
  const { field } = form;
  const checkIn = field('estimatedCheckIn');
  const checkOut = field('estimatedCheckOut');
  const period = periodOf({ estimatedCheckIn: checkIn.value, estimatedCheckOut: checkOut.value });
  const today = dayOf(time.now);
  return (
    <FormGrid columns={roomField || companies.length > 0 ? 2 : 3}>
      {roomField}
      {!isDayUse && (
        <>
          <DateTimeField
            {...checkIn}
            label="入住时间"
            isRequired
            today={today}
            defaultTime="14:00:00"
            min={earliestCheckIn(time)}
            max={latestCheckIn(time)}
          />
          <DateTimeField
            {...checkOut}
            label="离店时间"
            isRequired
            today={today}
            defaultTime="12:00:00"
            min={checkIn.value || undefined}
            description={period && `共 ${nights(period, time.dayStarts)} 晚`}
          />
        </>
      )}
      <Select
        {...field('province')}
        label="客源省份"
        isClearable
        isSearchable
        options={provinceOptions}
      />
      {companies.length > 0 && (
        <Select
          {...field('companyId')}
          label="协议单位"
          isClearable
          isSearchable
          options={companies.map((one) => ({ value: one.id, label: agreedLabel(one, roomType) }))}
          // 挂账 needs a company, and each has its own limit.
          onChange={(companyId) => form.set({ companyId, method: null })}
        />
      )}
    </FormGrid>
  );
}
