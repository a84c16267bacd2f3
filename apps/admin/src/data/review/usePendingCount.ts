import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Page } from '@anzhu/api/contract/page';
import { ReviewStatus } from '@anzhu/api/contract/review';
import type * as z from 'zod/mini';
import { useCall } from '../useCall.ts';

const pending = { page: { page: 1, size: 1 }, reviewStatus: ReviewStatus.pending };

/** How many records of a review list are still to be reviewed; undefined until that has been read. */
export function usePendingCount(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<object>>>,
): number | undefined {
  return useCall(endpoint, pending as InputOf<typeof endpoint>).data?.total;
}
