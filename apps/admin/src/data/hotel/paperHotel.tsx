import { mayCall } from '@anzhu/api/contract/endpoint';
import { hotelPage, myHotel } from '@anzhu/api/contract/hotel';
import { PaperHotelContext, type RenderHotel, SignerContext } from '@anzhu/domain/paper';
import { useMemo, type ReactNode } from 'react';
import { useReadTime, useToday } from '../../clock.ts';
import { shared, useCall } from '../useCall.ts';
import { useOwnProfile } from '../useProfile.ts';

interface ReadHotelProps {
  name: string | null;
  render: Parameters<RenderHotel>[1];
}

/** Reads the hotel of a printed sheet by its name: the own one of a hotel's people. */
function ReadHotel({ name, render }: ReadHotelProps) {
  const { data: { role = null, hotelId = null } = {} } = useOwnProfile();
  const isOwn = hotelId !== null && mayCall(myHotel, role);
  const own = useCall(myHotel, isOwn ? {} : null, shared).data;
  const others = useCall(
    hotelPage,
    isOwn || name === null ? null : { page: { page: 1, size: 10 }, name },
  ).data?.records;
  return render([own, ...(others ?? [])].find((hotel) => hotel?.name === name));
}

const renderPaperHotel: RenderHotel = (name, render) => <ReadHotel {...{ name, render }} />;

/** What the sheets of the screens inside say of their hotel, of who prints them, and of the day. */
export function Paper({ children }: { children: ReactNode }) {
  const { nickName, username, hotelName } = useOwnProfile().data ?? {};
  const day = useToday();
  const now = useReadTime();
  const name = nickName || username || null;
  const signer = useMemo(() => ({ name, day, hotelName, now }), [name, day, hotelName, now]);
  return (
    <PaperHotelContext value={renderPaperHotel}>
      <SignerContext value={signer}>{children}</SignerContext>
    </PaperHotelContext>
  );
}
