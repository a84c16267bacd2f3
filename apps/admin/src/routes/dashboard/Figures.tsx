import type { Id } from '@anzhu/api/contract/codecs';
import { keyFigures } from '@anzhu/api/contract/figures';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { figureNames, KeyFigures } from '@anzhu/domain/figures';
import { useCall, useProfile } from '../../data/index.ts';
import { useScreenLinks } from '../../shell/menu.tsx';

/** Read again on focus and at this interval, in milliseconds. */
const refreshInterval = 60_000;

/**
 * The key figures with their trend. `hotelId` is the hotel that an admin has chosen, null for all; hotel
 * roles see their own. Figures link to the list that has exactly as many rows.
 */
export function Figures({ hotelId }: { hotelId: Id | null }) {
  const { role } = useProfile();
  const linkTo = useScreenLinks();
  const { data, error, retry } = useCall(keyFigures, hotelId === null ? {} : { hotelId }, {
    refreshInterval,
  });
  return (
    <KeyFigures
      figures={data}
      names={figureNames(role)}
      error={error && { message: error.message, onRetry: retry }}
      links={{
        arrivals: linkTo('orderManage', { due: 'arriving', hotelId }),
        departures: linkTo('orderManage', { due: 'leaving', hotelId }),
        inIsolation: linkTo('isolationManage', {
          status: String(IsolationStatus.isolating),
          hotelId,
        }),
      }}
    />
  );
}
