import type { Id } from '@anzhu/api/contract/codecs';
import { KeyFigures, type FigureName } from '@anzhu/domain/figures';
import { useFigures } from './useFigures.ts';

const names: readonly FigureName[] = ['averagePrice', 'revenuePerRoom'];

/** What a room brings. A failure is said in 今晚. */
export function MoneyFigures({ hotelId }: { hotelId: Id | null }) {
  const { data } = useFigures(hotelId);
  return <KeyFigures figures={data} names={names} />;
}
