import { Columns, ColumnsAndLine, Doughnut, Lines, Rose, StackedColumns } from '@anzhu/ui/chart';
import { useState } from 'react';
import {
  chartSize,
  incomeOfWeek,
  narrowWidth,
  ordersOfWeek,
  ordersOfYear,
  roomTypes,
  sources,
  statusOfYear,
  typesOfWeek,
} from '../../chartFigures.ts';

const orders = { name: '订单数', unit: '单', points: ordersOfWeek };
const income = { name: '收入', unit: '元', points: incomeOfWeek };

const charts = {
  doughnut: () => <Doughnut title="订单来源" points={sources} measure="订单数" unit="单" />,
  rose: () => <Rose title="预订房型" points={roomTypes} measure="订单数" unit="单" />,
  columns: () => <Columns title="近一年订单" points={ordersOfYear} measure="订单数" unit="单" />,
  columnsAndLine: () => <ColumnsAndLine title="近 7 天订单与收入" columns={orders} line={income} />,
  stacked: () => <StackedColumns title="每周新增隔离人员" series={typesOfWeek} unit="人" />,
  lines: () => <Lines title="每月隔离状态" series={statusOfYear} unit="人" />,
} as const;

/** Charts that are mounted and resized, each in its panel with all its tools. */
function Mounted({ shown }: { shown: readonly (() => React.ReactNode)[] }) {
  const [isMounted, setMounted] = useState(false);
  const [width, setWidth] = useState(chartSize.width);
  return (
    <>
      <button type="button" onClick={() => setMounted(!isMounted)}>
        挂载
      </button>
      <button
        type="button"
        onClick={() => setWidth(width === narrowWidth ? chartSize.width : narrowWidth)}
      >
        变宽
      </button>
      <div style={{ width }}>{isMounted && shown.map((Chart, index) => <Chart key={index} />)}</div>
    </>
  );
}

/** The page of each chart, and one of all of them. */
export const chartPages: Record<string, () => React.ReactNode> = {
  ...Object.fromEntries(
    Object.entries(charts).map(([name, chart]) => [name, () => <Mounted shown={[chart]} />]),
  ),
  charts: () => <Mounted shown={Object.values(charts)} />,
};
