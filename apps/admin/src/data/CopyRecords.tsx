import type { bedTypePage } from '@anzhu/api/contract/bedType';
import type { discountPage } from '@anzhu/api/contract/discount';
import type { roomTypePage } from '@anzhu/api/contract/roomType';
import { copyRecords, previewCopy, type CopiedKind } from '@anzhu/api/contract/copy';
import { mayCall, type Endpoint } from '@anzhu/api/contract/endpoint';
import { HotelState } from '@anzhu/api/contract/hotel';
import { CopyDialog, type CopyChoice } from '@anzhu/domain/copy';
import type { HotelOwned } from '@anzhu/domain/hotel';
import { useState } from 'react';
import { useAction } from './useAction.ts';
import { useFoundHotels, useHotelChoice } from './hotel/hotels.ts';
import { useOfHotel } from './hotel/ofHotel.ts';
import { useCall } from './useCall.ts';
import { useProfile } from './useProfile.ts';

export interface CopyRecordsProps {
  kind: CopiedKind;
  /** The record that is copied at first. */
  record: HotelOwned;
  /** The list of its kind. */
  list: typeof roomTypePage | typeof bedTypePage | typeof discountPage;
  /** The lists that show what is made. At module scope. */
  refresh: readonly Endpoint[];
  onClose: () => void;
}

/** Whether the user may copy records to other hotels, and there are others. */
export function useMayCopy(): boolean {
  const { role, hotelId } = useProfile();
  const mayCopy = mayCall(copyRecords, role) && hotelId === null;
  return (useFoundHotels(mayCopy ? { size: 1 } : null).data?.total ?? 0) > 1;
}

/** As many hotels as can be chosen at once. */
const fewHotels = 50;
const open = { state: HotelState.open, size: fewHotels };

/** 复制 of records of a hotel to others, with what it will make. */
export function CopyRecords({ kind, record, list, refresh, onClose }: CopyRecordsProps) {
  const { hotelId, hotelName } = record;
  const records: readonly HotelOwned[] | undefined = useOfHotel(list, hotelId);
  const hotels = useHotelChoice();
  const found = useFoundHotels(open).data;
  const all = found?.total === found?.hotels.length ? found?.hotels : undefined;
  const [choice, setChoice] = useState<CopyChoice | null>(null);
  const { data, error, isLoading, retry } = useCall(previewCopy, choice);
  const copy = useAction(copyRecords, { refresh });
  if (hotels === null) return null;
  return (
    <CopyDialog
      {...{ kind, hotels, onClose }}
      all={all?.filter(({ id }) => id !== hotelId)}
      record={{ id: record.id, name: record.name, hotelId, hotelName }}
      records={records}
      preview={{
        hotels: error ? undefined : data,
        isLoading: isLoading && error === undefined,
        refusal: error?.message ?? null,
      }}
      onChoose={setChoice}
      onCopy={copy}
      onRefresh={retry}
    />
  );
}
