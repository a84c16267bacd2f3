import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { assignCleaner, cleanRooms, serviceRooms } from '@anzhu/api/contract/housekeeping';
import { usualStayOverDays } from '@anzhu/api/contract/hotel';
import type { Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { CleaningList } from '@anzhu/domain/room';
import { LoadingState } from '@anzhu/ui/State';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useHotelDay, useHotelTime, useToday } from '../clock.ts';
import { useHotelSettings } from '../data/hotel/hotels.ts';
import { useCall } from '../data/useCall.ts';
import { useLiveReload } from '../data/useLive.tsx';
import { useProfile } from '../data/useProfile.ts';
import { optionalText, useUrlState } from '../url/useUrlState.ts';
import { useRoomActions } from './rooms.ts';

/** Whose rooms are shown. */
const urlSchema = z.object({ cleaner: optionalText() });

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
  const actions = useRoomActions();
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

  const settings = useHotelSettings(hotelId);
  const [{ cleaner = null }, setUrl] = useUrlState(urlSchema);
  return (
    <LazyBoundary pending={<LoadingState />}>
      <CleaningList
        {...{ hotelName, rooms, arrivals, role, cleaner, onClose, ...days }}
        stayOverDays={
          mayCall(serviceRooms, role) ? (settings?.stayOverDays ?? usualStayOverDays) : 0
        }
        inspects={settings?.inspects ?? false}
        onCleanerChange={(next) => void setUrl({ cleaner: next ?? undefined }, { replace: true })}
        onClean={async (wanted) => {
          const [first, ...others] = wanted;
          if (first && others.length === 0) await actions.clean({ id: first.id });
          else if (mayCall(cleanRooms, role)) await actions.cleanMany(wanted);
          else for (const { id } of wanted) await actions.clean({ id });
        }}
        onService={actions.service}
        onInspect={actions.inspect}
        {...(mayCall(assignCleaner, role) && { onAssign: actions.assignCleaner })}
      />
    </LazyBoundary>
  );
}
