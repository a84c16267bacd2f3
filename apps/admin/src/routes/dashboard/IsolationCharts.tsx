import {
  isolationOrigins,
  isolationsOfStatus,
  isolationSources,
  isolationTypes,
  newIsolations,
  newIsolationsOfType,
} from '@anzhu/api/contract/chart';
import {
  IsolationStatus,
  isolationStatusLabel,
  PersonType,
  personTypeLabel,
} from '@anzhu/api/contract/isolation';
import { isolationStatusLook } from '@anzhu/domain/isolation';
import { ChinaMap } from '@anzhu/domain/map';
import { Doughnut, Lines, Rose, StackedColumns } from '@anzhu/ui/chart';
import { Grid, Stack } from '@anzhu/ui/Layout';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { useCall } from '../../data/useCall.ts';
import { Availability } from './Availability.tsx';
import { highest, mostOf } from './findings.ts';
import { Period } from './Period.tsx';
import { daysOfPoint } from './periods.ts';
import { type FigureScope, inScope } from './useFigures.ts';
import { PointsChart } from './PointsChart.tsx';
import { useDashboardQuery } from './url.ts';
import { chartOptions, useChart, useOpenList, type ListQuery } from './useChart.ts';

const { closeContact, toBeIsolated, inbound, fromRiskArea } = PersonType;
const { isolating, released, hospitalised } = IsolationStatus;

const counted = { noun: '隔离人员', measure: '人数', unit: '人', list: 'isolationManage' } as const;

/** The filter for a type by its label. */
function typeQuery(label: string): ListQuery {
  const type = Object.values(PersonType).find((one) => personTypeLabel[one] === label);
  return { type: String(type) };
}

interface IsolationChartsProps {
  scope: FigureScope;
}

/** How isolation goes. */
export const IsolationCourse = ({ scope }: IsolationChartsProps) => (
  <Stack gap={4}>
    <Period title="隔离趋势" />
    <NewPeople scope={scope} />
    <Statuses scope={scope} />
  </Stack>
);

/** The nights ahead, for who sees isolation rooms there, and who the people are. */
export function IsolationCharts({
  scope,
  hasNights,
}: IsolationChartsProps & { hasNights: boolean }) {
  const shared = { counted, scope, span: 'all' } as const;
  return (
    <>
      {hasNights && <Availability scope={scope} />}
      <Grid columns={2} gap={4}>
        <PointsChart
          {...shared}
          chart={Doughnut}
          title="人员来源"
          endpoint={isolationSources}
          findingOf={(points) => mostOf(points, '人员最多来自')}
          queryOf={(source) => ({ source })}
        />
        <PointsChart
          {...shared}
          chart={Rose}
          title="人员类型"
          endpoint={isolationTypes}
          findingOf={(points) => mostOf(points, '人数最多的是')}
          queryOf={typeQuery}
        />
      </Grid>
      <PointsChart
        {...shared}
        chart={ChinaMap}
        title="来源地分布"
        endpoint={isolationOrigins}
        findingOf={(points) => mostOf(points, '人员最多来自')}
        queryOf={(province) => ({ province })}
      />
    </>
  );
}

/** 新增隔离人员: by day, by week or by month, in layers by type. */
function NewPeople({ scope }: { scope: FigureScope }) {
  const { period } = useDashboardQuery();
  const today = useToday();
  const ofType = (n: PersonType) => ({ ...inScope(scope), period, n });
  const first = useCall(newIsolationsOfType, ofType(closeContact), chartOptions);
  const second = useCall(newIsolationsOfType, ofType(toBeIsolated), chartOptions);
  const third = useCall(newIsolationsOfType, ofType(inbound), chartOptions);
  const fourth = useCall(newIsolationsOfType, ofType(fromRiskArea), chartOptions);
  const all = useCall(newIsolations, { ...inScope(scope), period }, chartOptions);
  const words = {
    title: '新增隔离人员',
    description: '按入住日',
    noun: '新增隔离人员',
    span: period,
  };
  const { frame, points } = useChart(words, first, second, third, fourth, all);
  const [one, two, three, four, total] = points;
  const series = useMemo(
    () => [
      { name: personTypeLabel[closeContact], points: one },
      { name: personTypeLabel[toBeIsolated], points: two },
      { name: personTypeLabel[inbound], points: three },
      { name: personTypeLabel[fromRiskArea], points: four },
    ],
    [one, two, three, four],
  );
  const open = useOpenList(counted.list, scope);
  return (
    <StackedColumns
      {...frame}
      series={series}
      unit="人"
      finding={highest(total, { noun: words.noun, unit: '人', period })?.sentence}
      onAction={
        open &&
        ((name, type) =>
          open({
            days: daysOfPoint(name, period, today),
            ...(type !== undefined && typeQuery(type)),
          }))
      }
    />
  );
}

/** The name and the colour of the line of a status. */
function lookOf(status: IsolationStatus) {
  const { label, tone } = isolationStatusLook[status];
  return { name: label, tone };
}

/** The filter for a status by its label. */
function statusQuery(label: string): ListQuery {
  const status = Object.values(IsolationStatus).find((one) => isolationStatusLabel[one] === label);
  return { status: String(status) };
}

/** 每月隔离状态: who is in isolation at the end of each month, and whose isolation ended in it. */
function Statuses({ scope }: { scope: FigureScope }) {
  const ofStatus = (n: IsolationStatus) => ({ ...inScope(scope), n });
  const first = useCall(isolationsOfStatus, ofStatus(isolating), chartOptions);
  const second = useCall(isolationsOfStatus, ofStatus(released), chartOptions);
  const third = useCall(isolationsOfStatus, ofStatus(hospitalised), chartOptions);
  const words = {
    title: '每月隔离状态',
    description: '正在隔离按月末人数，其余按当月结束的人数',
    noun: '隔离人员',
    span: 'year',
  } as const;
  const { frame, points } = useChart(words, first, second, third);
  const [one, two, three] = points;
  const series = useMemo(
    () => [
      { ...lookOf(isolating), points: one },
      { ...lookOf(released), points: two },
      { ...lookOf(hospitalised), points: three },
    ],
    [one, two, three],
  );
  const open = useOpenList(counted.list, scope);
  return (
    <Lines
      {...frame}
      height={200}
      finding={highest(one, { noun: '正在隔离', unit: '人', period: 'year' })?.sentence}
      series={series}
      unit="人"
      onAction={
        open &&
        ((month, status) => open({ month, ...(status !== undefined && statusQuery(status)) }))
      }
    />
  );
}
