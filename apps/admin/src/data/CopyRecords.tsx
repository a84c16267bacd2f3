import type { bedTypePage } from '@anzhu/api/contract/bedType';
import { copyRecords, previewCopy, type CopiedKind } from '@anzhu/api/contract/copy';
import type { discountPage } from '@anzhu/api/contract/discount';
import { mayCall, type Endpoint } from '@anzhu/api/contract/endpoint';
import type { roomTypePage } from '@anzhu/api/contract/roomType';
import { CopyDialog, type CopyChoice } from '@anzhu/domain/copy';
import type { HotelOwned } from '@anzhu/domain/hotel';
import { useMemo, useState } from 'react';
import { useAction } from './useAction.ts';
import { useAll, useHotelChoice } from './useAll.ts';
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
  const { role } = useProfile();
  const hotels = useHotelChoice();
  return mayCall(copyRecords, role) && (hotels?.length ?? 0) > 1;
}

/** 复制 of records of a hotel to others, with what it will make. */
export function CopyRecords({ kind, record, list, refresh, onClose }: CopyRecordsProps) {
  const { hotelId, hotelName } = record;
  const records: readonly HotelOwned[] | undefined = useAll(list);
  const all = useHotelChoice();
  const hotels = useMemo(() => all?.filter(({ id }) => id !== hotelId), [all, hotelId]);
  const own = useMemo(() => records?.filter((one) => one.hotelId === hotelId), [records, hotelId]);
  const [choice, setChoice] = useState<CopyChoice | null>(null);
  const { data, error, isLoading, retry } = useCall(previewCopy, choice);
  const copy = useAction(copyRecords, { refresh });
  return (
    <CopyDialog
      {...{ kind, onClose }}
      record={{ id: record.id, name: record.name, hotelName }}
      records={own}
      hotels={hotels}
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
