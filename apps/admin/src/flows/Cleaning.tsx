import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { cleanRooms } from '@anzhu/api/contract/stay';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { CleaningList } from '@anzhu/domain/room';
import { LoadingState } from '@anzhu/ui/State';
import { toast } from '@anzhu/ui/Toast';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { useMemo } from 'react';
import { useHotelDay, useHotelTime, useToday } from '../clock.ts';
import { useCall } from '../data/useCall.ts';
import { useLiveReload } from '../data/useLive.tsx';
import { useProfile } from '../data/useProfile.ts';
import { useRoomActions } from './rooms.ts';

interface CleaningProps {
  hotelId: Id;
  hotelName: string | null | undefined;
  /** The rooms as they are now. */
  rooms: readonly Room[];
  onClose: () => void;
}

/** 打扫清单 of a hotel. Guests of paid orders who arrive today in a room that is not held for them yet are read beside the rooms. */
export function Cleaning({ hotelId, hotelName, rooms, onClose }: CleaningProps) {
  const { role } = useProfile();
  const { dayStarts } = useHotelTime();
  const days = { today: useToday(), hotelDay: useHotelDay(), dayStarts };
  const { hotelDay } = days;
  const { clean, cleanMany } = useRoomActions();
  const { data, retry } = useCall(
    roomTimeline,
    mayCall(roomTimeline, role) ? { hotelId, from: days.hotelDay, to: days.hotelDay } : null,
    { keepPreviousData: true },
  );
  useLiveReload(retry);
  const arrivals = useMemo(
    () =>
      new Map(
        data?.rooms.flatMap(({ id, spans }) =>
          spans
            .filter(({ kind }) => kind === 'held')
            .filter(({ from }) => hotelDayOf(from, dayStarts) === hotelDay)
            .map(({ from }) => [id, from] as const),
        ),
      ),
    [data, hotelDay, dayStarts],
  );

  const cleanAll = async (wanted: readonly Room[]): Promise<void> => {
    const { ids, skipped } = await cleanMany({ ids: wanted.map(({ id }) => id) });
    const refused = skipped.map(({ name, reason }) => `${name}：${reason}`).join('；');
    if (skipped.length > 0) toast.warning(`已打扫 ${ids.length} 间；${refused}`);
    else toast.success(`已打扫 ${ids.length} 间`);
  };
  return (
    <LazyBoundary pending={<LoadingState />}>
      <CleaningList
        {...{ hotelName, rooms, arrivals, role, onClose, ...days }}
        onClean={async (wanted) => {
          const [first, ...others] = wanted;
          if (first && others.length === 0) await clean({ id: first.id });
          else if (mayCall(cleanRooms, role)) await cleanAll(wanted);
          else for (const { id } of wanted) await clean({ id });
        }}
      />
    </LazyBoundary>
  );
}
