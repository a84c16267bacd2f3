import { previewAudit } from '@anzhu/api/contract/audit';
import { addDays } from '@anzhu/api/rules/days';
import { AuditPreviewDialog } from '@anzhu/domain/report';
import { useState } from 'react';
import { useHotelDay } from '../../clock.ts';
import { useScreenLinks } from '../../data/menu.tsx';
import { useCall } from '../../data/useCall.ts';
import { screenOfPoint } from './auditScreens.ts';

/** 夜审预览 of the own hotel, for who does not close its days. */
export default function AuditPreview({ onClose }: { onClose: () => void }) {
  const today = useHotelDay();
  const [day, setDay] = useState(today);
  const { data, error, retry } = useCall(previewAudit, { day });
  const linkTo = useScreenLinks();
  const preview = data?.day === day ? data : undefined;
  return (
    <AuditPreviewDialog
      {...{ day, today, onClose }}
      points={preview?.points}
      closedBy={preview?.closed?.by ?? null}
      error={error && { message: error.message, onRetry: () => void retry() }}
      linkOf={(point) => {
        const { route, query } = screenOfPoint(point);
        return linkTo(route, query);
      }}
      onDayChange={(to) => setDay(addDays(day, to === 'before' ? -1 : 1))}
    />
  );
}
