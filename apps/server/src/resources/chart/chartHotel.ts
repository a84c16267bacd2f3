import type { Id } from '@anzhu/api/contract/codecs';
import { filterId } from '../../platform/db/rowId.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';

/** The hotel whose orders or people a chart shows: the caller's own, the requested one, or all (null). */
export const chartHotel = (session: Session, { hotelId }: { hotelId?: Id | undefined }) =>
  narrowedTo(session, filterId(hotelId));
