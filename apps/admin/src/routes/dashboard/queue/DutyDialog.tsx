import { lazy } from '@anzhu/ui/LazyBoundary';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Declaration } from '@anzhu/api/contract/declaration';
import {
  addHealthTest,
  handleHealthTest,
  type HealthTest,
  type UntestedPerson,
} from '@anzhu/api/contract/healthTest';
import type { Isolation } from '@anzhu/api/contract/isolation';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Order } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import { IsolationExit } from '@anzhu/api/contract/stay';
import { HandleTestDialog, HealthTestDialog } from '@anzhu/domain/healthTest';
import { useMemo } from 'react';
import { useNow } from '../../../clock.ts';
import { useAction } from '../../../data/useAction.ts';
import { changed, personSearch } from '../../../flows/dailyTests.ts';
import { ReleasePerson } from '../../../flows/PersonDialogs.tsx';
import { ExitIsolation } from '../../../flows/ExitIsolation.tsx';
import { DeclarationDuty, MaterialDuty } from './ReviewDuty.tsx';

// As the order list has them: shared by both.
const Booking = lazy(() => import('../../../flows/Booking.tsx'));
const OrderBill = lazy(() =>
  import('../../../flows/OrderBill.tsx').then((part) => ({ default: part.OrderBill })),
);
const CheckOutOrder = lazy(() => import('../../../flows/CheckOutOrder.tsx'));

/** What is done about an entry of the queue, in a dialog. */
export type DutyAction =
  | { act: 'checkOut' | 'assign' | 'hold' | 'bill' | 'payBack' | 'paidTwice'; order: Order }
  | { act: 'pending'; order: PendingOrder }
  | { act: 'release'; person: Isolation }
  | { act: 'handle' | 'hospitalise'; test: HealthTest }
  | { act: 'enter'; person: UntestedPerson }
  | { act: 'declaration'; row: Declaration }
  | { act: 'material'; row: MaterialApplication };

interface DutyDialogProps {
  action: DutyAction;
  /** The hotel that is shown; null for all. */
  hotelId: Id | null;
  /** Opens the dialog that follows from this one. */
  onNext: (action: DutyAction) => void;
  onClose: () => void;
}

/** The dialogs that the screens of the lists have for it. */
export default function DutyDialog({ action, hotelId, onNext, onClose }: DutyDialogProps) {
  switch (action.act) {
    case 'checkOut':
      return <CheckOutOrder order={action.order} onClose={onClose} />;
    case 'bill':
      return <OrderBill order={action.order} onClose={onClose} />;
    case 'payBack':
      return <OrderBill order={action.order} isPayBack onClose={onClose} />;
    case 'assign':
    case 'hold':
    case 'paidTwice':
      return (
        <Booking opened={{ action: action.act, order: action.order }} {...{ hotelId, onClose }} />
      );
    case 'pending':
      return (
        <Booking opened={{ action: 'pending', order: action.order }} {...{ hotelId, onClose }} />
      );
    case 'release':
      return <ReleasePerson person={action.person} onClose={onClose} />;
    case 'handle':
      return (
        <HandleTest
          test={action.test}
          onHospitalise={() => onNext({ ...action, act: 'hospitalise' })}
          onClose={onClose}
        />
      );
    case 'hospitalise':
      return (
        <ExitIsolation
          room={{ id: action.test.roomId ?? '', name: action.test.roomName ?? '' }}
          exit={IsolationExit.hospitalised}
          onClose={onClose}
        />
      );
    case 'enter':
      return <EnterTest person={action.person} onClose={onClose} />;
    case 'declaration':
      return <DeclarationDuty row={action.row} {...{ hotelId, onClose }} />;
    case 'material':
      return <MaterialDuty row={action.row} {...{ hotelId, onClose }} />;
  }
}

function HandleTest(props: { test: HealthTest; onHospitalise: () => void; onClose: () => void }) {
  const handle = useAction(handleHealthTest, changed);
  return <HandleTestDialog {...props} onSave={handle} />;
}

function EnterTest({ person, onClose }: { person: UntestedPerson; onClose: () => void }) {
  const now = useNow();
  const add = useAction(addHealthTest, changed);
  const onSearch = useMemo(() => personSearch([person]), [person]);
  return <HealthTestDialog record={null} onSave={add} {...{ person, now, onSearch, onClose }} />;
}
