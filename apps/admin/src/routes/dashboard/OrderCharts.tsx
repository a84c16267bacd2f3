import {
  incomeOfWeek,
  orderOrigins,
  orderRoomTypes,
  ordersOfWeek,
  ordersOfYear,
  orderSources,
} from '@anzhu/api/contract/chart';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { KeyFigures, type FigureName } from '@anzhu/domain/figures';
import { ChinaMap } from '@anzhu/domain/map';
import { Columns, Doughnut, Rose } from '@anzhu/ui/chart';
import { Grid, Stack } from '@anzhu/ui/Layout';
import { useProfile } from '../../data/useProfile.ts';
import { Availability } from './Availability.tsx';
import { highest, mostOf } from './findings.ts';
import { Period } from './Period.tsx';
import { daysOfPoint } from './periods.ts';
import { PointsChart } from './PointsChart.tsx';
import { useDashboardQuery } from './url.ts';
import { type FigureScope, useFigures } from './useFigures.ts';

const counted = { noun: '订单', measure: '订单数', unit: '单', list: 'orderManage' } as const;
const paid = { noun: '收入', measure: '收入', unit: '元', list: 'orderManage' } as const;

const moneyFigures: readonly FigureName[] = ['averagePrice', 'revenuePerRoom'];

interface OrderChartsProps {
  scope: FigureScope;
}

/** What a room brings. A failure is said in 今晚. */
function MoneyFigures({ scope }: OrderChartsProps) {
  const { data } = useFigures(scope);
  return <KeyFigures figures={data} names={moneyFigures} />;
}

/** Money and orders of a period; who sees no money gets no income (spec: roles). */
export function OrderCourse({ scope }: OrderChartsProps) {
  const seesIncome = mayCall(incomeOfWeek, useProfile().role);
  const { period } = useDashboardQuery();
  const shared = { scope, chart: Columns, span: period, height: 200 };
  return (
    <Stack gap={4}>
      {seesIncome && <MoneyFigures scope={scope} />}
      <Period title={seesIncome ? '收入与订单' : '订单'} />
      {seesIncome && (
        <PointsChart
          {...shared}
          period={period}
          counted={paid}
          title="收入"
          description="按支付日，不含已退款"
          endpoint={incomeOfWeek}
          findingOf={(points) => highest(points, { ...paid, period })}
          queryOf={(name, today) => ({ paidDay: daysOfPoint(name, period, today) })}
        />
      )}
      <PointsChart
        {...shared}
        {...(period === 'year' ? { endpoint: ordersOfYear } : { endpoint: ordersOfWeek, period })}
        counted={counted}
        title="订单"
        description="按下单日"
        findingOf={(points) => highest(points, { ...counted, period })}
        queryOf={(name, today) => ({ days: daysOfPoint(name, period, today) })}
      />
    </Stack>
  );
}

/** The nights ahead, and where orders come from. */
export function OrderCharts({ scope }: OrderChartsProps) {
  const shared = { counted, scope, span: 'all' } as const;
  return (
    <>
      <Availability scope={scope} />
      <Grid columns={2} gap={4}>
        <PointsChart
          {...shared}
          chart={Doughnut}
          title="订单来源"
          endpoint={orderSources}
          findingOf={(points) => mostOf(points, '订单最多来自')}
          queryOf={(source) => ({ source })}
        />
        <PointsChart
          {...shared}
          chart={Rose}
          title="预订房型"
          endpoint={orderRoomTypes}
          findingOf={(points) => mostOf(points, '预订最多的是')}
          queryOf={(roomTypeName) => ({ roomTypeName })}
        />
      </Grid>
      <PointsChart
        {...shared}
        chart={ChinaMap}
        title="客源分布"
        endpoint={orderOrigins}
        findingOf={(points) => mostOf(points, '客人最多来自')}
        queryOf={(province) => ({ province })}
      />
    </>
  );
}
