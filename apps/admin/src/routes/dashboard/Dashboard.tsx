import { lazy } from '@anzhu/ui/LazyBoundary';
import { isolationTypes, orderSources } from '@anzhu/api/contract/chart';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { management, Role } from '@anzhu/api/contract/role';
import { RegionPicker } from '@anzhu/domain/department';
import { TitleHotel } from '@anzhu/domain/hotel';
import { DutyDesk } from '@anzhu/domain/today';
import { Button, IconButton } from '@anzhu/ui/Button';
import { RefreshCw } from '@anzhu/ui/Icon';
import { InTitle, PageFrame, ScreenBar } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useSWRConfig } from 'swr';
import { useHotelDay } from '../../clock.ts';
import { useDialogKey, useDialogs } from '../../data/useDialogs.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { Queue } from './queue/Queue.tsx';
import { useHotelChoice, useIsUnknownHotel } from '../../data/hotel/hotels.ts';
import { useInRegion, useRegions } from '../../data/hotel/useRegions.ts';
import { Boundary } from '../../data/Boundary.tsx';
import { useDashboardQuery } from './url.ts';
import { type FigureScope, useFigures } from './useFigures.ts';

const AuditPreview = lazy(() => import('./AuditPreview.tsx'));
const DayReport = lazy(() => import('./DayReport.tsx'));
const UnknownHotel = lazy(() => import('../../data/hotel/UnknownHotel.tsx'));
const TonightFigures = lazy(() => import('./TonightFigures.tsx'));
const orderCharts = () => import('./OrderCharts.tsx');
const OrderCourse = lazy(() => orderCharts().then((part) => ({ default: part.OrderCourse })));
const OrderCharts = lazy(() => orderCharts().then((part) => ({ default: part.OrderCharts })));
const isolationCharts = () => import('./IsolationCharts.tsx');
const IsolationCourse = lazy(() =>
  isolationCharts().then((part) => ({ default: part.IsolationCourse })),
);
const IsolationCharts = lazy(() =>
  isolationCharts().then((part) => ({ default: part.IsolationCharts })),
);

const views = [
  { value: 'order' as const, label: '订单视图', endpoint: orderSources },
  { value: 'isolation' as const, label: '防疫视图', endpoint: isolationTypes },
];

/** The views of a role (spec: roles); where another back end names no role, both. */
const viewsOf = (role: Role | null) => views.filter(({ endpoint }) => mayCall(endpoint, role));

/** 工作台: what is to do, tonight, money, the nights ahead, and the charts of orders or of isolation. */
export default function Dashboard() {
  const { role, hotelId: ownHotel } = useProfile();
  const query = useDashboardQuery();
  const hotelDay = useHotelDay();
  const own = viewsOf(role);
  const view = own.find(({ value }) => value === query.view) ?? own[0];
  const hasBoth = own.length > 1;
  const isChooser = hasBoth && ownHotel === null;
  const hotelId = isChooser ? query.hotelId : null;
  const scope = { hotelId, departmentId: isChooser ? query.departmentId : null };
  const isPhone = useMedia(media.phone);
  const isOrderView = view?.value === 'order';
  const isUnknown = useIsUnknownHotel(hotelId);
  // Read while the code that shows them is loaded.
  useFigures(scope);
  const shown = { scope, view: hasBoth ? (view?.value ?? null) : null };
  const { open, dialog } = useDialogs({
    dayReport: (of: FigureScope & { day?: string }, onClose) => (
      <DayReport {...of} {...{ isChooser, onClose }} />
    ),
    auditPreview: (_: null, onClose) => <AuditPreview onClose={onClose} />,
  });
  const openReport = () => open('dayReport', scope);
  // By the role: the contract of the report is loaded with it.
  const mayReport = mayCall({ access: management, isDesk: true }, role);
  // Who closes days has it in 日报.
  const isClerk = role === Role.hotelMember;
  useDialogKey(mayReport ? { dayReport: openReport } : {});

  if (isUnknown) {
    return (
      <PageFrame>
        <HotelChoice />
        <Boundary pending={null}>
          <UnknownHotel label="全部酒店" onLeave={() => query.setHotel(null)} />
        </Boundary>
      </PageFrame>
    );
  }

  return (
    <PageFrame>
      {isChooser && <HotelChoice />}
      <ScreenBar
        tools={
          <>
            {mayReport && <Button onPress={openReport}>日报</Button>}
            {isClerk && <Button onPress={() => open('auditPreview', null)}>夜审预览</Button>}
            <RefreshAll />
          </>
        }
      >
        {isChooser && isPhone && <RegionChoice />}
        {hasBoth && (
          <SegmentedControl
            label="视图"
            isLabelHidden
            options={own}
            value={view?.value ?? null}
            onChange={query.setView}
          />
        )}
      </ScreenBar>
      <DutyDesk
        day={hotelDay}
        queue={
          <Queue
            {...{ hotelId, view: shown.view }}
            isBesideRegion={hotelId === null && scope.departmentId !== null}
            onAudit={(of) => open('dayReport', { ...of, departmentId: null })}
          />
        }
      >
        <Boundary
          key="tonight"
          pending={waiting('今晚', ownHotel === null ? (isOrderView ? 346 : 256) : 424)}
        >
          <TonightFigures {...shown} />
        </Boundary>
        <Boundary key={`course ${view?.value}`} pending={waiting(undefined, 260)}>
          {isOrderView ? <OrderCourse scope={scope} /> : <IsolationCourse scope={scope} />}
        </Boundary>
      </DutyDesk>
      <Boundary key={view?.value} pending={waiting(undefined, 240)}>
        {isOrderView ? (
          <OrderCharts scope={scope} />
        ) : (
          <IsolationCharts scope={scope} hasNights={!hasBoth} />
        )}
      </Boundary>
      {dialog}
    </PageFrame>
  );
}

/** In place of a panel while its code is loaded, about as high. */
const waiting = (title: string | undefined, height: number) => (
  <Panel {...(title !== undefined && { title })} isLoading>
    <Skeleton height={height} />
  </Panel>
);

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

/** One hotel, or all, for those who see more than one; on phones the title has no space for a region beside it. */
function HotelChoice() {
  const { hotelId, departmentId, setHotel } = useDashboardQuery();
  const hotels = useHotelChoice(hotelId, useInRegion(departmentId));
  const isPhone = useMedia(media.phone);
  return (
    <InTitle>
      <TitleHotel hotels={hotels} value={hotelId} onChange={setHotel} />
      {!isPhone && <RegionChoice />}
    </InTitle>
  );
}

/** The hotels of a region, or all. */
function RegionChoice() {
  const { departmentId, setRegion } = useDashboardQuery();
  const regions = useRegions(true);
  return regions && <RegionPicker regions={regions} value={departmentId} onChange={setRegion} />;
}
