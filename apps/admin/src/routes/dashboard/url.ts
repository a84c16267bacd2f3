import type { ChartPeriod } from '@anzhu/api/contract/chart';
import * as z from 'zod/mini';
import { optionalText, useUrlState } from '../../url/useUrlState.ts';

/** The two views of the dashboard (spec part 1: order view and quarantine view). */
export type DashboardView = 'order' | 'isolation';

const urlSchema = z.object({
  view: z.catch(z.optional(z.enum(['order', 'isolation'])), undefined),
  hotelId: optionalText(),
  departmentId: optionalText(),
  period: z.catch(z._default(z.enum(['week', 'month', 'year']), 'week'), 'week'),
});

/**
 * The state of the dashboard in the URL: the view, the hotel and the region that an admin has chosen, null for all, and
 * the period of the charts over time. Of another region there is no hotel chosen.
 */
export function useDashboardQuery() {
  const [url, setUrl] = useUrlState(urlSchema);
  return {
    view: url.view ?? null,
    hotelId: url.hotelId ?? null,
    departmentId: url.departmentId ?? null,
    period: url.period,
    setView: (view: DashboardView): void => void setUrl({ view }),
    setHotel: (hotelId: string | null): void => void setUrl({ hotelId: hotelId ?? undefined }),
    setRegion: (departmentId: string | null): void =>
      void setUrl({ departmentId: departmentId ?? undefined, hotelId: undefined }),
    setPeriod: (period: ChartPeriod): void => void setUrl({ period }),
  };
}
