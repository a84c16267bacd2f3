import type { Id } from '@anzhu/api/contract/codecs';
import {
  downloadGuestsInHouse,
  downloadRegistrations,
  guestsInHouse,
  printGuestsInHouse,
} from '@anzhu/api/contract/inHouse';
import { dayOf } from '@anzhu/api/rules/days';
import { HotelPicker } from '@anzhu/domain/hotel';
import { InHouseDialog } from '@anzhu/domain/stay';
import { useState } from 'react';
import { useNow } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';

const nothingChanges = { refresh: [] };

export interface InHouseProps {
  /** The hotel of the board. */
  hotelId: Id;
  onClose: () => void;
}

/** 在住客人名单 of a hotel, of this moment first. */
export default function InHouse({ hotelId: first, onClose }: InHouseProps) {
  const now = useNow();
  const [at, setAt] = useState('');
  const [hotelId, setHotel] = useState(first);
  const hotels = useHotelChoice(hotelId);
  const input = { hotelId, ...(at !== '' && { at }) };
  const { data, error, retry } = useCall(guestsInHouse, input);
  const print = useAction(printGuestsInHouse, nothingChanges);
  return (
    <InHouseDialog
      {...{ at, now, onClose }}
      list={data}
      error={error && { message: error.message, onRetry: () => void retry() }}
      onAtChange={setAt}
      onPrint={() => print(input)}
      hotelPicker={
        hotels && (
          <HotelPicker
            isLabelHidden
            hotels={hotels}
            value={hotelId}
            onChange={(id) => id !== null && setHotel(id)}
          />
        )
      }
      download={
        <>
          <DownloadButton
            endpoint={downloadRegistrations}
            input={{ hotelId, day: dayOf(at || now) }}
            label="当日住宿登记"
            fileName="住宿登记.xlsx"
            pendingText="正在导出"
          />
          <DownloadButton
            endpoint={downloadGuestsInHouse}
            input={input}
            label="导出"
            fileName="在住客人名单.xlsx"
            pendingText="正在导出"
            disabledReason={data?.guests.length === 0 ? '没有在住的客人' : undefined}
          />
        </>
      }
    />
  );
}
