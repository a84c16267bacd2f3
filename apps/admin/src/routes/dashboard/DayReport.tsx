import type { Id } from '@anzhu/api/contract/codecs';
import { closeDay, previewAudit } from '@anzhu/api/contract/audit';
import { dayReport, downloadDayReport } from '@anzhu/api/contract/report';
import { today as todayCall } from '@anzhu/api/contract/today';
import { RegionPicker } from '@anzhu/domain/department';
import { HotelPicker } from '@anzhu/domain/hotel';
import { DayReportDialog, type OpenDay } from '@anzhu/domain/report';
import { useState } from 'react';
import { useHotelDay } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useFoundHotels, useHotelChoice } from '../../data/hotel/hotels.ts';
import { useScreenLinks } from '../../data/menu.tsx';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useInRegion, useRegions } from '../../data/hotel/useRegions.ts';
import { screenOfPoint } from './auditScreens.ts';
import { inScope } from './useFigures.ts';

export interface DayReportProps {
  /** The day that is shown first. @default today */
  day?: string | undefined;
  /** The hotel that the dashboard shows; null for all that the user sees. */
  hotelId: Id | null;
  /** The region that the dashboard shows; null for all. */
  departmentId: Id | null;
  /** Whether the user sees more than one hotel. */
  isChooser: boolean;
  onClose: () => void;
}

const refresh = [dayReport, previewAudit, todayCall];

/** 日报 of a day, today's first or the one that is to be closed; of one hotel with 夜审. */
export default function DayReport({
  day: firstDay,
  hotelId: first,
  departmentId: firstRegion,
  isChooser,
  onClose,
}: DayReportProps) {
  const today = useHotelDay();
  const [day, setDay] = useState(firstDay ?? today);
  const [hotelId, setHotel] = useState(first);
  const [departmentId, setDepartment] = useState(firstRegion);
  const regions = useRegions(isChooser);
  const inRegion = useInRegion(departmentId);
  const hotels = useHotelChoice(hotelId, inRegion);
  const input = { day, ...inScope({ hotelId, departmentId }) };
  const { data, error, isStale, retry } = useCall(dayReport, input, { keepPreviousData: true });
  const { hotelId: own } = useProfile();
  const isOne = hotelId !== null || own !== null;
  const audited = useCall(previewAudit, isOne ? { day, hotelId: hotelId ?? undefined } : null);
  const { data: counted } = useFoundHotels(isOne ? null : { ...inRegion, size: 1 });
  const hotelCount = isOne ? 1 : counted?.total;
  const close = useAction(closeDay, { refresh });
  const [fresh, setFresh] = useState<string | null>(null);
  const linkTo = useScreenLinks();
  const { data: duties } = useCall(todayCall, {});
  const region = regions?.find(({ id }) => id === departmentId);
  const openDays = duties?.daysToCloseByHotel?.filter(
    (open) => departmentId === null || region?.hotelIds.has(open.hotelId),
  );
  const goTo = (open: OpenDay): void => {
    if (isChooser) setHotel(open.hotelId);
    setDay(open.day);
  };
  const preview = audited.data?.day === day ? audited.data : undefined;
  return (
    <DayReportDialog
      {...{ day, today, onClose }}
      isToClose={firstDay !== undefined}
      report={data}
      {...{ isStale, hotelCount }}
      onHotel={setHotel}
      error={error && { message: error.message, onRetry: () => void retry() }}
      onDayChange={setDay}
      openDays={openDays}
      onOpenDay={goTo}
      audit={
        preview && {
          ...preview,
          isFresh: fresh === day,
          linkOf: (point) => {
            const { route, query } = screenOfPoint(point);
            return linkTo(route, { ...query, hotelId });
          },
          onClose: async () => {
            await close({ day, hotelId: hotelId ?? undefined, seen: preview.seen });
            setFresh(day);
          },
        }
      }
      hotelPicker={
        isChooser &&
        hotels && (
          <>
            <HotelPicker
              isLabelHidden
              placeholder="全部酒店"
              isClearable
              hotels={hotels}
              value={hotelId}
              onChange={setHotel}
            />
            {regions && (
              <RegionPicker
                regions={regions}
                value={departmentId}
                onChange={(next) => {
                  setDepartment(next);
                  setHotel(null);
                }}
              />
            )}
          </>
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
