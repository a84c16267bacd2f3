import { PageFrame, Stack } from '@anzhu/ui/Layout';
import { Availability } from './Availability.tsx';
import { Figures } from './Figures.tsx';
import { Tasks } from './Tasks.tsx';
import { useDashboardQuery } from './url.ts';

/** 工作台: today's tasks, key figures, and the charts of orders or of isolation. */
export default function Dashboard() {
  const { hotelId } = useDashboardQuery();
  return (
    <PageFrame>
      <Stack gap={4}>
        <Tasks hotelId={hotelId} />
        <Figures hotelId={hotelId} />
        <Availability hotelId={hotelId} />
      </Stack>
    </PageFrame>
  );
}
