import { expectedGuests, setExpectedGuests } from '@anzhu/api/contract/expectedGuest';
import { type Order, orderPage } from '@anzhu/api/contract/order';
import { ViewDialog } from '@anzhu/domain/kit';
import { ExpectedGuestsDialog } from '@anzhu/domain/stay';
import { useToday } from '../clock.ts';
import { useAction, useCall } from '../data/index.ts';

interface ExpectedGuestsProps {
  order: Pick<Order, 'id' | 'groupNo'>;
  onClose: () => void;
}

/** 入住名单 of a booking, or of all rooms of its group whose guests have not come. */
export default function ExpectedGuests({ order: { id, groupNo }, onClose }: ExpectedGuestsProps) {
  const today = useToday();
  const save = useAction(setExpectedGuests, {
    refresh: [expectedGuests, orderPage],
    success: '入住名单已保存',
  });
  const { data, error, isLoading, retry } = useCall(expectedGuests, { id, scope: 'group' });
  const title = groupNo ?? `订单 ${id}`;
  if (!data) {
    return (
      <ViewDialog
        title={`入住名单 · ${title}`}
        items={[]}
        isLoading={isLoading}
        error={error && { message: error.message, onRetry: retry }}
        onClose={onClose}
      />
    );
  }
  return (
    <ExpectedGuestsDialog
      title={title}
      lists={data}
      today={today}
      onSave={save}
      onRefresh={() => void retry()}
      onClose={onClose}
    />
  );
}
