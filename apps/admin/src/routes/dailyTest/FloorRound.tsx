import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { addHealthTests } from '@anzhu/api/contract/healthTest';
import { importedText, isAbnormal } from '@anzhu/api/rules/healthTests';
import { floorName, floorOptions, FloorSheet, nextFloor } from '@anzhu/domain/healthTest';
import { HotelPicker } from '@anzhu/domain/hotel';
import { SentNote } from '@anzhu/domain/kit';
import { Button } from '@anzhu/ui/Button';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { toast } from '@anzhu/ui/Toast';
import { use, useEffect, useRef, useState } from 'react';
import { useNow, useToday } from '../../clock.ts';
import { useAction } from '../../data/useAction.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useFirstHotel } from '../../data/hotel/useFirstHotel.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useOpenForm } from '../../session/loss.ts';
import { LeaveContext } from '../../url/LeaveGuard.tsx';
import { changed, useIsolationFloors } from '../../flows/dailyTests.ts';
import { EntryFrame } from './EntryFrame.tsx';

/**
 * 整层录入: it begins with the first floor that is not done, and one test of each of its people is entered; all are
 * saved at once, and the next floor is offered.
 */
export function FloorRound({ onClose }: { onClose: () => void }) {
  const { hotelId: ownId, hotelName } = useProfile();
  const [now, today] = [useNow(), useToday()];
  const [chosenId, setHotelId] = useState<Id | null>(ownId);
  const begin = useFirstHotel(chosenId === null);
  const hotelId = chosenId ?? begin.data?.hotels[0]?.id ?? null;
  const hotels = useHotelChoice(hotelId);
  const [floor, setFloor] = useState<number | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const { floors, error } = useIsolationFloors(hotelId, today);
  const send = useAction(addHealthTests, changed);
  const leave = use(LeaveContext);
  useOpenForm(useHasUnsaved());
  const note = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (saved !== null) note.current?.querySelector('button')?.focus();
  }, [saved]);

  // It stays when another clerk records the floor meanwhile.
  const first = floors && floor === null && saved === null ? nextFloor(floors) : null;
  if (first !== null) setFloor(first);

  const hotel = (hotelId === null ? undefined : hotels?.named(hotelId)?.name) ?? hotelName ?? '';
  const title = floor === null ? '' : `${hotel} ${floorName(floor)}`.trim();
  const people = floor === null ? undefined : floors?.get(floor);
  const next = saved !== null && floors ? nextFloor(floors, saved) : null;
  const go = (to: number | null): void => {
    setFloor(to);
    setSaved(null);
  };
  const save = async (input: InputOf<typeof addHealthTests>): Promise<void> => {
    await send(input);
    const { checkType, tests } = input;
    const abnormal = tests.filter(({ checkRes }) => isAbnormal({ checkType, checkRes })).length;
    toast.success(importedText({ count: tests.length, abnormal }), { duration: 5000 });
  };

  return (
    <EntryFrame title="整层录入" onClose={onClose}>
      {hotels !== null && (
        <Inline gap={3}>
          <HotelPicker
            hotels={hotels}
            value={hotelId}
            onChange={(id) =>
              leave(() => {
                setHotelId(id);
                go(null);
              })
            }
          />
        </Inline>
      )}
      {error && <ErrorState {...error} />}
      {!error && hotelId !== null && !floors && <LoadingState />}
      {floors?.size === 0 && <EmptyState title="该酒店没有正在隔离的人员" />}
      {floors && floors.size > 0 && (
        <RadioGroup
          label="楼层"
          isBoxed
          value={floor}
          options={floorOptions(floors)}
          onChange={(to) => leave(() => go(to))}
        />
      )}
      {saved !== null && (
        <div ref={note}>
          <SentNote
            action={
              next === null ? (
                <Button onPress={onClose}>返回</Button>
              ) : (
                <Button tone="brand" variant="solid" onPress={() => go(next)}>
                  {`录入 ${floorName(next)}`}
                </Button>
              )
            }
          >
            {`${floorName(saved)}已保存${next === null ? '，今日各楼层都已录完' : ''}`}
          </SentNote>
        </div>
      )}
      {people && floor !== null && (
        <FloorSheet
          key={title}
          {...{ title, people, now }}
          onSave={save}
          onSaved={() => {
            setFloor(null);
            setSaved(floor);
          }}
        />
      )}
    </EntryFrame>
  );
}
