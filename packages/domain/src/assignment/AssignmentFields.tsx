import type { Id } from '@anzhu/api/contract/codecs';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { checkInDays, maxIsolationDays, plannedRelease } from '@anzhu/api/rules/isolation';
import { Button } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import { useEffect } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import { HotelPicker, type HotelSource } from '../hotel/index.ts';
import { WarningNote, type ContractFields } from '../kit/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { vacancyWarnings, withCheckIn, type AssignDraft } from './assignDraft.ts';

export interface AssignmentProps {
  /** The hotels that take isolated people. */
  hotels: HotelSource;
  /** The room types of the chosen hotel with their vacant isolation rooms; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Why the room types could not be loaded. */
  roomTypesError?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Called with the chosen hotel, so that its room types are loaded. */
  onHotelChange: (hotelId: Id | null) => void;
  /** `yyyy-MM-dd` */
  today: string;
}

interface AssignmentFieldsProps extends AssignmentProps, ContractFields<AssignDraft> {
  /** How many people are to be assigned. */
  wanted: number;
}

const dayNames = ['昨天', '今天', '明天'] as const;
const spans = [7, 14] as const;

const remaining = (vacant: number | null | undefined): string | undefined =>
  typeof vacant === 'number' ? `剩余 ${vacant} 间` : undefined;

/** Where to and for how long: hotel, room type with its vacant rooms, check-in and planned release. */
export function AssignmentFields({
  hotels,
  roomTypes,
  roomTypesError,
  onHotelChange,
  today,
  wanted,
  field,
  set,
}: AssignmentFieldsProps) {
  const hotel = field('hotelId');
  const roomType = field('roomType');
  const checkIn = field('checkInTime');
  const release = field('checkOutTime');
  const report = useStable(onHotelChange);
  // Also a hotel that a restored draft brings.
  useEffect(() => report(hotel.value), [hotel.value, report]);

  const { first, last } = checkInDays(today);
  const dates = { checkInTime: checkIn.value, checkOutTime: release.value };
  const moveCheckIn = (next: string): void => set(withCheckIn(dates, next));
  const time = checkIn.value.slice(11) || '14:00:00';
  const lastRelease = checkIn.value && addDays(dayOf(checkIn.value), maxIsolationDays);
  const vacant = roomTypes?.find(({ id }) => id === roomType.value)?.vacant;

  return (
    <>
      <FormGrid columns={2}>
        <HotelPicker
          {...hotel}
          hotels={hotels}
          isOpenOnly
          onChange={(hotelId) => set({ hotelId, roomType: null })}
        />
        <div>
          <RoomTypePicker
            {...roomType}
            roomTypes={hotel.value === null ? [] : roomTypes}
            isDisabled={hotel.value === null}
            description={hotel.value === null ? '请先选择分配酒店' : remaining(vacant)}
          />
          <WarningNote warnings={vacancyWarnings(vacant, wanted)} />
        </div>
        <div>
          <DateTimeField
            {...checkIn}
            onChange={moveCheckIn}
            today={today}
            defaultTime="14:00:00"
            min={`${first} 00:00:00`}
            minReason="入住时间不能早于昨天"
            max={`${last} 23:59:59`}
            maxReason="入住时间不能晚于明天"
          />
          <Inline gap={1}>
            {dayNames.map((name, index) => (
              <Button
                key={name}
                size="small"
                tone="brand"
                variant="quiet"
                onPress={() => moveCheckIn(`${addDays(today, index - 1)} ${time}`)}
              >
                {name}
              </Button>
            ))}
          </Inline>
        </div>
        <div>
          <DateTimeField
            {...release}
            today={today}
            defaultTime="12:00:00"
            min={checkIn.value || undefined}
            minReason="应晚于入住时间"
            max={lastRelease ? `${lastRelease} 23:59:59` : undefined}
            maxReason={`最多为入住后 ${maxIsolationDays} 天`}
          />
          <Inline gap={1}>
            {spans.map((days) => (
              <Button
                key={days}
                size="small"
                tone="brand"
                variant="quiet"
                onPress={() =>
                  set({
                    checkOutTime: plannedRelease(checkIn.value || `${today} ${time}`, days),
                  })
                }
              >
                {`未来 ${days} 天`}
              </Button>
            ))}
          </Inline>
        </div>
      </FormGrid>
      {roomTypesError && hotel.value !== null && (
        <ErrorState isCompact message={roomTypesError.message} onRetry={roomTypesError.onRetry} />
      )}
    </>
  );
}
