import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { figureNames, Tonight, type FigureName } from '@anzhu/domain/figures';
import { useProfile } from '../../data/useProfile.ts';
import { useScreenLinks } from '../../data/menu.tsx';
import type { DashboardView } from './url.ts';
import { type FigureScope, useAvailability, useFigures } from './useFigures.ts';

const isOfMoney = (name: FigureName): boolean =>
  name === 'averagePrice' || name === 'revenuePerRoom';
const isOfIsolation = (name: FigureName): boolean => /isolation/i.test(name);

interface FiguresProps {
  scope: FigureScope;
  /** The view that is shown; null where there is one only. */
  view: DashboardView | null;
}

/** 今晚: the queue has it read again when a room has changed. */
export default function TonightFigures({ scope, view }: FiguresProps) {
  const { role, hotelId: own } = useProfile();
  const linkTo = useScreenLinks();
  const figures = useFigures(scope);
  const rooms = useAvailability(scope);
  const names = figureNames(role).filter(
    (name) => !isOfMoney(name) && (view === null || isOfIsolation(name) === (view === 'isolation')),
  );
  const isOfView = view === null || rooms.data?.isIsolation === (view === 'isolation');
  const { error } = figures;
  return (
    <Tonight
      figures={figures.data}
      availability={isOfView ? rooms.data : undefined}
      isAvailabilityLoading={rooms.isLoading && view !== 'isolation'}
      hasManyTypes={scope.hotelId === null && own === null}
      names={names}
      isolating={linkTo('isolationManage', {
        status: String(IsolationStatus.isolating),
        hotelId: scope.hotelId,
      })}
      error={error && { message: error.message, onRetry: figures.retry }}
    />
  );
}
