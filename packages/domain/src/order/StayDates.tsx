import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { earliestCheckIn, type StayPeriod } from '@anzhu/api/rules/stayDates';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import type { ContractFields } from '../kit/index.ts';

type Dates = Pick<StayPeriod, 'estimatedCheckIn' | 'estimatedCheckOut'>;

interface StayDatesProps<Draft extends Dates> {
  field: ContractFields<Draft>['field'];
  time: HotelTime;
  /** Called with what was changed, to be quoted. */
  onChange: (changed: Partial<Dates>) => void;
}

/** 预计入住 and 预计离店 of a booking: two fields of a `FormGrid`. */
export function StayDates<Draft extends Dates>({ field, time, onChange }: StayDatesProps<Draft>) {
  const dateField = (key: keyof Dates) => {
    const { name, label, errorMessage, value, onChange: set } = field(key);
    return {
      name,
      label,
      errorMessage,
      value,
      isRequired: true,
      onChange: (moment: string) => {
        set(moment as Draft[typeof key]);
        onChange({ [key]: moment });
      },
    };
  };
  const arrival = dateField('estimatedCheckIn');
  const { value: checkIn } = arrival;
  const from = checkIn === '' ? hotelToday(time) : hotelDayOf(checkIn, time.dayStarts);
  return (
    <>
      <DateTimeField
        {...arrival}
        today={dayOf(time.now)}
        defaultTime="14:00:00"
        min={earliestCheckIn(time)}
      />
      <DateTimeField
        {...dateField('estimatedCheckOut')}
        today={addDays(from, 1)}
        defaultTime="12:00:00"
        min={checkIn || `${hotelToday(time)} 00:00:00`}
      />
    </>
  );
}
