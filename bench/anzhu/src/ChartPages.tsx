import { Columns, ColumnsAndLine, Doughnut, Lines, Rose, StackedColumns } from '@anzhu/ui/chart';
import { useMemo, useState } from 'react';
import { chartSize, figures, type Figures } from '../../chartFigures.ts';

interface ChartProps {
  numbers: Figures;
}

/** Orders and income, as stable series. */
function OrdersAndIncome({ numbers }: ChartProps) {
  const series = useMemo(
    () => ({
      columns: { name: '订单数', unit: '单', points: numbers.ordersOfWeek },
      line: { name: '收入', unit: '元', points: numbers.incomeOfWeek },
    }),
    [numbers],
  );
  return <ColumnsAndLine title="近 7 天订单与收入" {...series} />;
}

const counted = { measure: '订单数', unit: '单' } as const;

const charts: Record<string, (props: ChartProps) => React.ReactNode> = {
  doughnut: ({ numbers }) => <Doughnut title="订单来源" points={numbers.sources} {...counted} />,
  rose: ({ numbers }) => <Rose title="预订房型" points={numbers.roomTypes} {...counted} />,
  columns: ({ numbers }) => (
    <Columns title="近一年订单" points={numbers.ordersOfYear} {...counted} />
  ),
  columnsAndLine: OrdersAndIncome,
  stacked: ({ numbers }) => (
    <StackedColumns title="每周新增隔离人员" series={numbers.typesOfWeek} unit="人" />
  ),
  lines: ({ numbers }) => <Lines title="每月隔离状态" series={numbers.statusOfYear} unit="人" />,
};

/** A chart that is mounted and gets other numbers, in its panel with all its tools. */
function Mounted({ Chart }: { Chart: (props: ChartProps) => React.ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  const [numbers, setNumbers] = useState(figures[0]);
  return (
    <>
      <button type="button" onClick={() => setMounted(!isMounted)}>
        挂载
      </button>
      <button type="button" onClick={() => setNumbers(figures[numbers === figures[0] ? 1 : 0])}>
        更新
      </button>
      <div style={{ width: chartSize.width }}>{isMounted && <Chart numbers={numbers} />}</div>
    </>
  );
}

/** The page of each chart. */
export const chartPages: Record<string, () => React.ReactNode> = Object.fromEntries(
  Object.entries(charts).map(([name, Chart]) => [name, () => <Mounted Chart={Chart} />]),
);
