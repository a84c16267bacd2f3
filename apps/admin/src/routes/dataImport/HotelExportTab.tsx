import {
  cancelHotelExport,
  downloadHotelExport,
  getHotelExport,
  startHotelExport,
} from '@anzhu/api/contract/hotelExport';
import { HotelExportPanel } from '@anzhu/domain/hotelExport';
import { ErrorState } from '@anzhu/ui/State';
import { useEffect } from 'react';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useAction, useCall } from '../../data/index.ts';
import { useFoundHotels, useHotelChoice } from '../../data/hotel/hotels.ts';
import { watchExport } from './watchExport.ts';

const changes = { refresh: [getHotelExport] };

/** Milliseconds between two reads of an export that runs. */
const interval = 1000;

/** 导出资料: for admins. */
export function HotelExportTab() {
  const { data: first } = useFoundHotels({ size: 1 });
  const only = first?.total === 1 ? first.hotels[0]?.id : undefined;
  const hotels = useHotelChoice(only);
  const { data, error, retry } = useCall(
    getHotelExport,
    {},
    {
      refreshInterval: (latest) => (latest?.state === 'running' ? interval : 0),
    },
  );
  const start = useAction(startHotelExport, changes);
  const cancel = useAction(cancelHotelExport, changes);
  // One that was begun before, or in another window.
  const runningId = data?.state === 'running' ? data.id : null;
  useEffect(() => {
    if (runningId !== null) watchExport(runningId);
  }, [runningId]);
  if (error && data === undefined) return <ErrorState message={error.message} onRetry={retry} />;
  return (
    hotels && (
      <HotelExportPanel
        {...{ hotels, only }}
        latest={data}
        onStart={async (input) => watchExport((await start(input)).id)}
        onCancel={({ id }) => cancel({ id })}
        download={({ id, hotelName, format }) => (
          <DownloadButton
            endpoint={downloadHotelExport}
            input={{ id }}
            label="下载"
            fileName={`${hotelName}.${format}`}
            pendingText="正在下载"
          />
        )}
      />
    )
  );
}
