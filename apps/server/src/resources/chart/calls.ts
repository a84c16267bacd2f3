import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { incomeOfWeek } from './incomeOfWeek.ts';
import { isolationOrigins } from './isolationOrigins.ts';
import { isolationSources } from './isolationSources.ts';
import { isolationsOfStatus } from './isolationsOfStatus.ts';
import { isolationTypes } from './isolationTypes.ts';
import { newIsolations, newIsolationsOfType } from './newIsolations.ts';
import { orderOrigins } from './orderOrigins.ts';
import { orderRoomTypes } from './orderRoomTypes.ts';
import { orderSources } from './orderSources.ts';
import { ordersOfWeek } from './ordersOfWeek.ts';
import { ordersOfYear } from './ordersOfYear.ts';

export const chartCalls = {
  incomeOfWeek,
  isolationOrigins,
  isolationSources,
  isolationsOfStatus,
  isolationTypes,
  newIsolations,
  newIsolationsOfType,
  orderOrigins,
  orderRoomTypes,
  orderSources,
  ordersOfWeek,
  ordersOfYear,
} satisfies Partial<Handlers<keyof Contract>>;
