import type { Contract } from '@anzhu/api/contract';
import { toYuan } from '@anzhu/api/rules/money';
import { localDay } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofWeek } from './ofWeek.ts';
import { chartHotel } from './chartHotel.ts';

/** Yuan paid on each of the last 7 days; what has been paid back since is not counted. */
export const incomeOfWeek: Handler<Contract['incomeOfWeek']> = (
  { input, session },
  { store, clock },
) =>
  ofWeek(
    store.db,
    {
      chart: 'income day',
      hotelId: chartHotel(session, input),
      today: localDay(clock.now()),
    },
    ({ fen }) => toYuan(fen),
  );
