import type { Id } from '@anzhu/api/contract/codecs';
import { personTypeLabel, type addIsolation, type Isolation } from '@anzhu/api/contract/isolation';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { checkInDays, maxIsolationDays } from '@anzhu/api/rules/isolation';
import { futureBirth, futureBirths } from '@anzhu/api/rules/residentId';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { ProvinceCascader } from '@anzhu/ui/ProvinceCascader';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { HotelField, hotelRule, type HotelChoice } from '../../hotel/index.ts';
import { optionsOf, overruleNames, SaveDialog, type RecordDialogProps } from '../../kit/index.ts';
import { PhoneField } from '../../phone/index.ts';
import { RecordSelect, type RecordOption } from '../../record/index.ts';
import { addPersonForm, editPersonForm, emptiedTimes, personDraft } from './personForm.ts';

export interface PersonDialogProps extends RecordDialogProps<Isolation, typeof addIsolation> {
  /** `yyyy-MM-dd HH:mm:ss`: when a new person checks in by default. */
  now: string;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** The vacant isolation rooms of the chosen hotel; undefined while they are loading. */
  rooms: readonly RecordOption[] | undefined;
  /** The hotel of a new person has been chosen: its rooms are needed. */
  onHotelChange: (id: Id | null) => void;
  /** Reads the rooms again after a conflict; what was typed stays. */
  onRefresh?: (() => void | Promise<void>) | undefined;
}

const typeOptions = optionsOf(personTypeLabel);
const anyTime = { min: undefined, max: undefined };

/** When a person may check in (spec: rooms and stays); an edit may keep the day of the check-in. */
function checkInBounds(today: string, checkIn: string | null | undefined) {
  const { first, last } = checkInDays(today);
  const day = dayOf(checkIn || first);
  return {
    min: `${day < first ? day : first} 00:00:00`,
    max: `${last} 23:59:59`,
    minReason: '入住时间不能早于昨天',
    maxReason: '入住时间不能晚于明天',
  };
}

/** When an isolation that begins at `checkIn` may be planned to end; any time where that is empty. */
const releaseBounds = (checkIn: string) =>
  checkIn === ''
    ? anyTime
    : {
        min: checkIn,
        max: `${addDays(dayOf(checkIn), maxIsolationDays)} 23:59:59`,
        maxReason: `预计解除时间最多为入住后 ${maxIsolationDays} 天`,
      };

/** The vacant rooms in words, below the field. */
function roomsAvailable(rooms: readonly RecordOption[] | undefined, hasHotel: boolean): string {
  if (!hasHotel) return '先选择酒店';
  return rooms === undefined ? '' : `剩余 ${rooms.length} 间，不选则由系统安排`;
}

/**
 * 新增隔离人员 and 编辑隔离人员. A new person is put into a vacant isolation room: the chosen one, or the
 * lowest that is free. Room and status of an existing one change by 换房 and 退出隔离. Rendered means open.
 */
export function PersonDialog(props: PersonDialogProps) {
  const { record, now, hotels, rooms, onHotelChange, ...dialog } = props;
  const today = dayOf(now);
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑隔离人员 · ${record.name}` : '新增隔离人员'}
      form={record ? editPersonForm : addPersonForm}
      defaultValues={personDraft(record, now)}
      overrule={overruleNames}
      rules={(draft) => ({
        ...(record ? emptiedTimes(draft) : hotelRule(hotels, null)(draft)),
        ...futureBirths(draft, today),
      })}
    >
      {({ field, set }) => {
        const [province, city] = [field('province'), field('city')];
        const idCard = field('idCard');
        const [checkIn, checkOut] = [field('checkInTime'), field('checkOutTime')];
        // Of a new person only: an edit has no such fields.
        const hotel = record ? null : field('hotelId');
        const hasHotel = hotels === null || (hotel !== null && hotel.value !== null);
        return (
          <FormGrid columns={2}>
            <TextField {...field('name')} />
            <Select options={typeOptions} {...field('type')} />
            <TextField
              {...idCard}
              width="idNumber"
              errorMessage={idCard.errorMessage ?? futureBirth(idCard.value, today)}
              onChange={(text) => idCard.onChange(cleanDocumentNumber(text))}
            />
            <PhoneField
              {...field('phone')}
              description={record?.isPhoneUnverified ? '号码待核实' : undefined}
            />
            <TextField {...field('email')} />
            <ProvinceCascader
              label={`${province.label} / ${city.label}`}
              value={province.value === '' ? null : { province: province.value, city: city.value }}
              onChange={(_, text) => set(text ?? { province: '', city: '' })}
              errorMessage={province.errorMessage ?? city.errorMessage}
              selectable="any"
              isClearable
            />
            <DateTimeField
              today={today}
              defaultTime="14:00:00"
              {...checkIn}
              {...checkInBounds(today, record?.checkInTime)}
            />
            <DateTimeField
              today={today}
              defaultTime="12:00:00"
              description={record ? undefined : '不填则按人员类型的隔离天数计算'}
              {...checkOut}
              {...releaseBounds(checkIn.value)}
              isRequired={record !== null}
            />
            {hotel && (
              <>
                <HotelField
                  {...hotel}
                  {...{ hotels, record }}
                  onChange={(hotelId) => {
                    set({ hotelId, roomId: null });
                    onHotelChange(hotelId);
                  }}
                />
                <RecordSelect
                  {...field('roomId')}
                  isClearable
                  isDisabled={!hasHotel}
                  records={hasHotel ? rooms : []}
                  description={roomsAvailable(rooms, hasHotel)}
                />
              </>
            )}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
