import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { provinces } from '@anzhu/api/rules/provinces';
import { earliestCheckIn, latestCheckIn, nights } from '@anzhu/api/rules/stayDates';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import type { CheckInDraft } from './checkInDraft.ts';

export interface StayFieldsProps {
  draft: CheckInDraft;
  /** What is wrong with each field, by its name. */
  errors: Readonly<Record<string, string>>;
  time: HotelTime;
  onChange: (part: Partial<CheckInDraft>) => void;
}

const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));

/** When the guests come and leave, and where they come from. */
export function StayFields({ draft, errors, time, onChange }: StayFieldsProps) {
  const { estimatedCheckIn, estimatedCheckOut, province } = draft;
  const today = dayOf(time.now);
  const hasPeriod = estimatedCheckIn !== '' && estimatedCheckOut > estimatedCheckIn;
  return (
    <FormGrid columns={3}>
      <DateTimeField
        label="入住时间"
        isRequired
        today={today}
        defaultTime="14:00:00"
        min={earliestCheckIn(time)}
        max={latestCheckIn(time)}
        value={estimatedCheckIn}
        errorMessage={errors['estimatedCheckIn']}
        onChange={(next) => onChange({ estimatedCheckIn: next })}
      />
      <DateTimeField
        label="离店时间"
        isRequired
        today={today}
        defaultTime="12:00:00"
        min={estimatedCheckIn || undefined}
        value={estimatedCheckOut}
        errorMessage={errors['estimatedCheckOut']}
        description={hasPeriod && `共 ${nights(draft, time.dayStarts)} 晚`}
        onChange={(next) => onChange({ estimatedCheckOut: next })}
      />
      <Select
        label="客源省份"
        isClearable
        isSearchable
        options={provinceOptions}
        value={province}
        errorMessage={errors['province']}
        onChange={(next) => onChange({ province: next })}
      />
    </FormGrid>
  );
}
