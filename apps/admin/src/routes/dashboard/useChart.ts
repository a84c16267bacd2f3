import type { ChartPoint } from '@anzhu/api/contract/chart';
import { findScreen } from '@anzhu/domain/menu';
import type { ChartProps } from '@anzhu/ui/chart';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import type { QueryState } from '../../data/useCall.ts';
import { paths } from '../../paths.ts';
import { useMenu } from '../../data/menu.tsx';
import { periodOf, type Span } from './periods.ts';
import type { FigureScope } from './useFigures.ts';

/** What the charts of a view count, and the list that has it row by row. */
export interface Counted {
  noun: string;
  measure: string;
  unit: string;
  /** Route of the list. */
  list: string;
}

/** Another hotel's figures: the ones before stay, dimmed, until they are there. */
export const chartOptions = { keepPreviousData: true };

const hasValue = ({ value }: ChartPoint): boolean => Boolean(value);
const noPoints: readonly ChartPoint[] = [];

type Calls = readonly QueryState<ChartPoint[]>[];

interface ChartWords {
  title: string;
  /** What is counted by which day. */
  description?: string | undefined;
  noun: string;
  span: Span;
}

/**
 * The state of a chart that is drawn from one call or several: it loads, fails and is refreshed apart
 * from the others.
 *
 * @returns `frame`, to spread on the chart, and the points of each call: none where all are 0, so that the
 *   chart says in words that there is nothing
 */
export function useChart<Each extends Calls>(
  { title, description, noun, span }: ChartWords,
  ...calls: Each
): { frame: ChartProps; points: { [Index in keyof Each]: readonly ChartPoint[] } } {
  const today = useToday();
  const [isRefreshing, setRefreshing] = useState(false);
  const failure = calls.find((call) => call.error)?.error;
  // What was read before stays.
  const isOld = failure !== undefined && calls.every(({ data }) => data !== undefined);
  const error = isOld ? undefined : failure;
  const period = periodOf(calls[0]?.data ?? noPoints, span, today);
  const isEmpty = !calls.some(({ data }) => data?.some(hasValue));

  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.all(calls.map(({ retry }) => retry()));
    setRefreshing(false);
  };
  return {
    frame: {
      title,
      description,
      notice: isOld ? `更新失败：${failure.message}。显示的是之前的数据` : undefined,
      period,
      isLoading: !error && calls.some(({ data }) => data === undefined),
      isStale: calls.some(({ isStale }) => isStale),
      error: error && { message: error.message, onRetry: refresh },
      emptyMessage: `${period} 没有${noun}`,
      onRefresh: refresh,
      isRefreshing,
    },
    points: calls.map(({ data = noPoints }) => (isEmpty ? noPoints : data)) as never,
  };
}

/** A filter of a list, as its URL has it. */
export type ListQuery = Readonly<Record<string, string>>;

/**
 * What a press on a mark does: it opens a list with a filter, so that the list has as many rows as the
 * mark counts.
 *
 * @returns undefined where the menu does not have the list, and of a region, by which lists have no filter: the marks are
 *   no buttons then
 */
export function useOpenList(
  list: string,
  { hotelId, departmentId }: FigureScope,
): ((query: ListQuery) => void) | undefined {
  const navigate = useNavigate();
  const isInMenu = findScreen(useMenu(), list) !== undefined;
  const isOfRegion = hotelId === null && departmentId !== null;
  return isInMenu && !isOfRegion
    ? (query) => void navigate(paths.screen(list, { ...query, hotelId }))
    : undefined;
}
