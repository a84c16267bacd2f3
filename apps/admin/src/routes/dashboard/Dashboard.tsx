import { isolationTypes, orderSources } from '@anzhu/api/contract/chart';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { dayReport } from '@anzhu/api/contract/report';
import type { Role } from '@anzhu/api/contract/role';
import { Button, IconButton } from '@anzhu/ui/Button';
import { RefreshCw } from '@anzhu/ui/Icon';
import { Inline, PageFrame } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { LoadingState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { lazy } from 'react';
import { useSWRConfig } from 'swr';
import { useToday } from '../../clock.ts';
import { useDialogKey, useDialogs } from '../../data/useDialogs.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { Figures } from './Figures.tsx';
import { HotelChoice } from './HotelChoice.tsx';
import { Tasks } from './Tasks.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { useDashboardQuery } from './url.ts';

const Availability = lazy(() =>
  import('./Availability.tsx').then((part) => ({ default: part.Availability })),
);
const DayReport = lazy(() => import('./DayReport.tsx'));
const OrderCharts = lazy(() =>
  import('./OrderCharts.tsx').then((part) => ({ default: part.OrderCharts })),
);
const IsolationCharts = lazy(() =>
  import('./IsolationCharts.tsx').then((part) => ({ default: part.IsolationCharts })),
);

const views = [
  { value: 'order' as const, label: '订单视图', endpoint: orderSources },
  { value: 'isolation' as const, label: '防疫视图', endpoint: isolationTypes },
];

/** The views of a role (spec: roles); where another back end names no role, both. */
const viewsOf = (role: Role | null) => views.filter(({ endpoint }) => mayCall(endpoint, role));

/** 工作台: today's tasks, key figures, and the charts of orders or of isolation. */
export default function Dashboard() {
  const { role, hotelId: ownHotel } = useProfile();
  const query = useDashboardQuery();
  const today = useToday();
  const own = viewsOf(role);
  const view = own.find(({ value }) => value === query.view) ?? own[0];
  const hasBoth = own.length > 1;
  const isChooser = hasBoth && ownHotel === null;
  const hotelId = isChooser ? query.hotelId : null;
  const { open, dialog } = useDialogs({
    dayReport: (_: null, onClose) => <DayReport {...{ hotelId, isChooser, onClose }} />,
  });
  const openReport = () => open('dayReport', null);
  const mayReport = mayCall(dayReport, role);
  useDialogKey(mayReport ? { dayReport: openReport } : {});

  return (
    <PageFrame>
      <Inline gap={3} justify="between">
        {hasBoth ? (
          <Inline gap={3}>
            <SegmentedControl
              label="视图"
              isLabelHidden
              options={own}
              value={view?.value ?? null}
              onChange={query.setView}
            />
            {isChooser && <HotelChoice />}
          </Inline>
        ) : (
          <Text tone="muted">{today}</Text>
        )}
        <Inline gap={2}>
          {mayReport && <Button onPress={openReport}>日报</Button>}
          <RefreshAll />
        </Inline>
      </Inline>
      <Tasks hotelId={hotelId} />
      <Figures hotelId={hotelId} />
      <Boundary key={view?.value} pending={<LoadingState />}>
        {(view?.value === 'order' || !hasBoth) && <Availability hotelId={hotelId} />}
        {view?.value === 'order' ? (
          <OrderCharts hotelId={hotelId} />
        ) : (
          <IsolationCharts hotelId={hotelId} />
        )}
      </Boundary>
      {dialog}
    </PageFrame>
  );
}

/** Reads again all that is shown. */
function RefreshAll() {
  const { mutate } = useSWRConfig();
  return (
    <IconButton
      label="全部刷新"
      icon={<RefreshCw aria-hidden size={16} />}
      onPress={async () => void (await mutate(() => true))}
    />
  );
}
