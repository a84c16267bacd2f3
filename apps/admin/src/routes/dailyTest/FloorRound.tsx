import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { addHealthTests } from '@anzhu/api/contract/healthTest';
import { importedText, isAbnormal } from '@anzhu/api/rules/healthTests';
import { FloorSheet } from '@anzhu/domain/healthTest';
import { HotelPicker } from '@anzhu/domain/hotel';
import { Button } from '@anzhu/ui/Button';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Select } from '@anzhu/ui/Select';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useNow } from '../../clock.ts';
import { useAction } from '../../data/useAction.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useOpenForm } from '../../session/loss.ts';
import { changed, useIsolationFloors } from './data.ts';

const floorName = (floor: number): string => `${floor} 楼`;

/** 整层录入: a floor is chosen, and one test of each of its people is entered; all are saved at once. */
export function FloorRound({ onClose }: { onClose: () => void }) {
  const { hotelId: ownId, hotelName } = useProfile();
  const hotels = useHotelChoice();
  const now = useNow();
  const [hotelId, setHotelId] = useState<Id | null>(ownId);
  const [floor, setFloor] = useState<number | null>(null);
  const { floors, error } = useIsolationFloors(hotelId);
  const send = useAction(addHealthTests, changed);
  const hasUnsaved = useHasUnsaved();
  useOpenForm(hasUnsaved);

  const hotel = hotels?.find(({ id }) => id === hotelId)?.name ?? hotelName ?? '';
  const title = floor === null ? '' : `${hotel} ${floorName(floor)}`.trim();
  const people = floor === null ? undefined : floors?.get(floor);
  // Another floor would discard what was typed.
  const locked = hasUnsaved ? '请先保存或返回' : undefined;
  const save = async (input: InputOf<typeof addHealthTests>): Promise<void> => {
    await send(input);
    const { checkType, tests } = input;
    const abnormal = tests.filter(({ checkRes }) => isAbnormal({ checkType, checkRes })).length;
    toast.success(importedText({ count: tests.length, abnormal }), { duration: 5000 });
  };

  return (
    <Stack gap={4}>
      <Inline gap={3} align="start">
        {hotels !== null && (
          <HotelPicker
            hotels={hotels}
            value={hotelId}
            isDisabled={hasUnsaved}
            onChange={(id) => {
              setHotelId(id);
              setFloor(null);
            }}
          />
        )}
        <Select
          label="楼层"
          value={floor}
          options={[...(floors ?? [])].map(([value, all]) => ({
            value,
            label: floorName(value),
            description: `${all.length} 人`,
          }))}
          isDisabled={hotelId === null || hasUnsaved}
          description={locked}
          isLoading={hotelId !== null && floors === undefined}
          onChange={setFloor}
        />
      </Inline>
      {error && <ErrorState {...error} />}
      {!error && hotelId !== null && !floors && <LoadingState />}
      {floors?.size === 0 && <EmptyState title="该酒店没有正在隔离的人员" />}
      {people ? (
        <FloorSheet key={title} {...{ title, people, now, onClose }} onSave={save} />
      ) : (
        <Inline gap={2}>
          <Button onPress={onClose}>返回</Button>
        </Inline>
      )}
    </Stack>
  );
}
