import { isolationTypes, orderSources } from '@anzhu/api/contract/chart';
import { mayCall } from '@anzhu/api/contract/endpoint';
import type { Role } from '@anzhu/api/contract/role';
import { HotelPicker } from '@anzhu/domain/hotel';
import { Button } from '@anzhu/ui/Button';
import { RefreshCw } from '@anzhu/ui/Icon';
import { Inline, PageFrame } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { useSWRConfig } from 'swr';
import { useProfile } from '../../data/index.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { Availability } from './Availability.tsx';
import { Figures } from './Figures.tsx';
import { IsolationCharts } from './IsolationCharts.tsx';
import { OrderCharts } from './OrderCharts.tsx';
import { Tasks } from './Tasks.tsx';
import { useDashboardQuery } from './url.ts';

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
  const own = viewsOf(role);
  const view = own.find(({ value }) => value === query.view) ?? own[0];
  const isChooser = own.length > 1 && ownHotel === null;
  const hotelId = isChooser ? query.hotelId : null;
  return (
    <PageFrame>
      <Inline gap={3} justify="between">
        <Inline gap={3}>
          {own.length > 1 && (
            <SegmentedControl
              label="视图"
              isLabelHidden
              options={own}
              value={view?.value ?? null}
              onChange={query.setView}
            />
          )}
          {isChooser && <HotelChoice />}
        </Inline>
        <RefreshAll />
      </Inline>
      <Tasks hotelId={hotelId} />
      <Figures hotelId={hotelId} />
      {view?.value === 'order' ? (
        <>
          <Availability hotelId={hotelId} />
          <OrderCharts hotelId={hotelId} />
        </>
      ) : (
        <IsolationCharts hotelId={hotelId} />
      )}
    </PageFrame>
  );
}

/** One hotel or all, for those who see more than one. */
function HotelChoice() {
  const { hotelId, setHotel } = useDashboardQuery();
  const hotels = useHotelChoice() ?? undefined;
  return (
    <HotelPicker
      isLabelHidden
      placeholder="全部酒店"
      isClearable
      hotels={hotels}
      value={hotelId}
      onChange={setHotel}
    />
  );
}

/** Reads again all that is shown. */
function RefreshAll() {
  const { mutate } = useSWRConfig();
  return (
    <Button
      icon={<RefreshCw aria-hidden size={16} />}
      onPress={async () => void (await mutate(() => true))}
    >
      全部刷新
    </Button>
  );
}
