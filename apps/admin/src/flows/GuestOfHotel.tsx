import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { guestHistory, saveGuestNote } from '@anzhu/api/contract/guestHistory';
import { KnownGuest } from '@anzhu/domain/stay';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { type ReactNode } from 'react';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { useOwnProfile } from '../data/useProfile.ts';

/** Each read is logged: what is shown is not read again by itself. */
const once = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

const history = [guestHistory];

interface GuestOfHotelProps {
  idcard: string;
  /** The hotel that knows them. */
  hotelId: Id | null;
  isStaying: boolean;
}

/** What a hotel knows of a guest; nothing while it is loading, and where the back end does not know. */
function GuestOfHotel({ idcard, hotelId: id, isStaying }: GuestOfHotelProps) {
  const hotelId = id ?? undefined;
  const { data } = useCall(guestHistory, { idcard, hotelId }, once);
  const saveNote = useAction(saveGuestNote, { refresh: history });
  return (
    data && (
      <LazyBoundary pending={null} failed={null}>
        <KnownGuest {...{ idcard, hotelId, isStaying }} history={data} onSaveNote={saveNote} />
      </LazyBoundary>
    )
  );
}

/** Renders who a guest of a hotel is; undefined for roles that may not read it. */
export function useKnownGuest(
  hotelId: Id | null,
  isStaying: boolean,
): ((idcard: string) => ReactNode) | undefined {
  const { data: profile } = useOwnProfile();
  if (!profile || !mayCall(guestHistory, profile.role)) return undefined;
  return (idcard) => <GuestOfHotel key={idcard} {...{ idcard, hotelId, isStaying }} />;
}
