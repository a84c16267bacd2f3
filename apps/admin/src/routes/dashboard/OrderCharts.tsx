import {
  incomeOfWeek,
  orderOrigins,
  orderRoomTypes,
  ordersOfWeek,
  ordersOfYear,
  orderSources,
} from '@anzhu/api/contract/chart';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { ChinaMap } from '@anzhu/domain/map';
import { Columns, ColumnsAndLine, Doughnut, Rose } from '@anzhu/ui/chart';
import { Grid } from '@anzhu/ui/Layout';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { useCall } from '../../data/useCall.ts';
import { useProfile } from '../../data/useProfile.ts';
import { daysOfMonth, daysOfPoint } from './periods.ts';
import { PointsChart } from './PointsChart.tsx';
import { chartOptions, ofHotel, useChart, useOpenList } from './useChart.ts';

const counted = { noun: '订单', measure: '订单数', unit: '单', list: 'orderManage' } as const;

/** The charts of the order view, of one hotel or with null of all; who sees no money gets no income (spec: roles). */
export function OrderCharts({ hotelId }: { hotelId: Id | null }) {
  const seesIncome = mayCall(incomeOfWeek, useProfile().role);
  const shared = { counted, hotelId };
  return (
    <>
      <Grid columns={2} gap={4}>
        <PointsChart
          {...shared}
          chart={Doughnut}
          title="订单来源"
          span="all"
          endpoint={orderSources}
          queryOf={(source) => ({ source })}
        />
        <PointsChart
          {...shared}
          chart={Rose}
          title="预订房型"
          span="all"
          endpoint={orderRoomTypes}
          queryOf={(roomTypeName) => ({ roomTypeName })}
        />
        {seesIncome ? (
          <OrdersAndIncome hotelId={hotelId} />
        ) : (
          <PointsChart
            {...shared}
            chart={Columns}
            title="近 7 天订单"
            description="按下单日"
            span="week"
            endpoint={ordersOfWeek}
            queryOf={(day, today) => ({ days: daysOfPoint(day, 'week', today) })}
          />
        )}
        <PointsChart
          {...shared}
          chart={Columns}
          title="近一年订单"
          description="按下单日"
          span="year"
          endpoint={ordersOfYear}
          queryOf={(month) => ({ days: daysOfMonth(month) })}
        />
      </Grid>
      <PointsChart
        {...shared}
        chart={ChinaMap}
        title="客源分布"
        span="all"
        endpoint={orderOrigins}
        queryOf={(province) => ({ province })}
      />
    </>
  );
}

const weekWords = {
  title: '近 7 天订单与收入',
  description: '订单按下单日，收入按支付日，不含已退款',
  noun: '订单和收入',
  span: 'week',
} as const;

/** 近 7 天订单与收入: a press on a day opens the orders that were made on it. */
function OrdersAndIncome({ hotelId }: { hotelId: Id | null }) {
  const today = useToday();
  const orders = useCall(ordersOfWeek, ofHotel(hotelId), chartOptions);
  const income = useCall(incomeOfWeek, ofHotel(hotelId), chartOptions);
  const {
    frame,
    points: [ofOrders, ofIncome],
  } = useChart(weekWords, orders, income);
  const columns = useMemo(() => ({ name: '订单数', unit: '单', points: ofOrders }), [ofOrders]);
  const line = useMemo(() => ({ name: '收入', unit: '元', points: ofIncome }), [ofIncome]);
  const open = useOpenList(counted.list, hotelId);
  return (
    <ColumnsAndLine
      {...frame}
      columns={columns}
      line={line}
      onAction={open && ((day) => open({ days: daysOfPoint(day, 'week', today) }))}
    />
  );
}
