import { isolationTypes, orderSources } from '@anzhu/api/contract/chart';
import { mayCall } from '@anzhu/api/contract/endpoint';
import type { Role } from '@anzhu/api/contract/role';
import { IconButton } from '@anzhu/ui/Button';
import { RefreshCw } from '@anzhu/ui/Icon';
import { lazyPart } from '@anzhu/ui/lazyPart';
import { Inline, PageFrame } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useToday } from '../../clock.ts';
import { useProfile } from '../../data/useProfile.ts';
import { Figures } from './Figures.tsx';
import { Tasks } from './Tasks.tsx';
import { useDashboardQuery } from './url.ts';

/** Fetched for those who see more than one hotel. */
const { Part: HotelChoice } = lazyPart(() =>
  import('./HotelChoice.tsx').then((module) => module.HotelChoice),
);

/** Below tasks and figures, which are shown before. */
const { Part: Availability } = lazyPart(() =>
  import('./Availability.tsx').then((module) => module.Availability),
);
const { Part: OrderCharts } = lazyPart(() =>
  import('./OrderCharts.tsx').then((module) => module.OrderCharts),
);

/** Fetched with the quarantine view; ahead of need where there are both views. */
const { Part: IsolationCharts, preload: preloadIsolationCharts } = lazyPart(() =>
  import('./IsolationCharts.tsx').then((module) => module.IsolationCharts),
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

  useEffect(() => {
    if (hasBoth) preloadIsolationCharts();
  }, [hasBoth]);

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
        <RefreshAll />
      </Inline>
      <Tasks hotelId={hotelId} />
      <Figures hotelId={hotelId} />
      {(view?.value === 'order' || !hasBoth) && <Availability hotelId={hotelId} />}
      {view?.value === 'order' ? (
        <OrderCharts hotelId={hotelId} />
      ) : (
        <IsolationCharts hotelId={hotelId} />
      )}
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
