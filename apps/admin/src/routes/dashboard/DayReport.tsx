import type { Id } from '@anzhu/api/contract/codecs';
import { dayReport, downloadDayReport } from '@anzhu/api/contract/report';
import { HotelPicker } from '@anzhu/domain/hotel';
import { DayReportDialog } from '@anzhu/domain/report';
import { useState } from 'react';
import { useHotelDay } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useHotelChoice } from '../../data/useAll.ts';
import { useCall } from '../../data/useCall.ts';

export interface DayReportProps {
  /** The hotel that the dashboard shows; null for all that the user sees. */
  hotelId: Id | null;
  /** Whether the user sees more than one. */
  isChooser: boolean;
  onClose: () => void;
}

/** 日报 of a day, today's first. */
export default function DayReport({ hotelId: first, isChooser, onClose }: DayReportProps) {
  const today = useHotelDay();
  const [day, setDay] = useState(today);
  const [hotelId, setHotel] = useState(first);
  const hotels = useHotelChoice() ?? undefined;
  const input = { day, hotelId: hotelId ?? undefined };
  const { data, error, retry } = useCall(dayReport, input);
  return (
    <DayReportDialog
      {...{ day, today, onClose }}
      report={data}
      error={error && { message: error.message, onRetry: () => void retry() }}
      onDayChange={setDay}
      hotelPicker={
        isChooser && (
          <HotelPicker
            isLabelHidden
            placeholder="全部酒店"
            isClearable
            hotels={hotels}
            value={hotelId}
            onChange={setHotel}
          />
        )
      }
      download={
        <DownloadButton
          endpoint={downloadDayReport}
          input={input}
          label="下载"
          fileName="日报.xlsx"
          pendingText="正在下载"
        />
      }
    />
  );
}
