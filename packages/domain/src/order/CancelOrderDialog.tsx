import { cancelOrder, type quoteCancel } from '@anzhu/api/contract/booking';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { type BookingScope, bookingScopeLabel } from '@anzhu/api/contract/guarantee';
import type { Order } from '@anzhu/api/contract/order';
import { refundRefusal } from '@anzhu/api/rules/bill';
import { formatYuan, toFen } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, optionsOf, SaveDialog } from '../kit/index.ts';
import { OrderHead } from './describeOrder.tsx';
import { refundableOf } from './status.ts';

export interface CancelOrderDialogProps {
  /** An order whose guests have not come yet. */
  order: Order;
  /** What cancelling its whole group would pay back; undefined while it is read, and without a group. */
  groupQuote?: DataOf<typeof quoteCancel> | undefined;
  /** Cancels it. Rejected: the message is shown, what was typed stays. */
  onSave: (input: InputOf<typeof cancelOrder>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface CancelDraft {
  id: Order['id'];
  reason: string;
  refundAmount: number | null;
  scope: BookingScope;
}

const cancelForm = contractForm(cancelOrder, (draft: CancelDraft) => ({ ...draft }));

/**
 * 取消订单: asks for the reason and, of a paid order, for what is to be paid back. Rendered means open.
 *
 * Keyboard: Enter in a field cancels the order; Esc closes.
 */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { order, groupQuote, onSave, onClose } = props;
  const paidOf = (scope: BookingScope): number =>
    scope === 'group' ? (groupQuote?.refundable ?? 0) : (refundableOf(order) ?? 0);
  return (
    <SaveDialog
      title={`取消订单 ${order.id}`}
      saveLabel="取消订单"
      // 取消 beside 取消订单 would be read as the same.
      cancelLabel="返回"
      success="订单已取消"
      form={cancelForm}
      defaultValues={{ id: order.id, reason: '', refundAmount: paidOf('one'), scope: 'one' }}
      rules={({ refundAmount, scope }) => {
        const refusal = refundRefusal(toFen(refundAmount ?? 0), toFen(paidOf(scope)));
        return refusal === null ? {} : { refundAmount: refusal };
      }}
      intro={<OrderHead order={order} />}
      onSave={({ scope = 'one', ...input }) =>
        onSave({
          ...input,
          refundable: paidOf(scope),
          ...(scope === 'group' && { scope }),
        })
      }
      onClose={onClose}
    >
      {({ field, set }) => {
        const scope = field('scope');
        const paid = paidOf(scope.value);
        return (
          <FormGrid columns={1}>
            {groupQuote && groupQuote.rooms.length > 1 && (
              <SegmentedControl
                {...scope}
                options={optionsOf(bookingScopeLabel)}
                onChange={(next) => set({ scope: next, refundAmount: paidOf(next) })}
              />
            )}
            {scope.value === 'group' && groupQuote && <GroupRooms {...groupQuote} />}
            <TextField {...field('reason')} />
            {paid > 0 && (
              <NumberField
                {...field('refundAmount')}
                unit="元"
                description={`可退 ${formatYuan(paid)}。大于 0 时转为申请退款，由酒店管理员同意后退回；为 0 时订单关闭，款项不退`}
              />
            )}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

/** What was received for each room of a group, and the orders of it that stay as they are. */
const GroupRooms = ({ rooms, skipped }: DataOf<typeof quoteCancel>) => (
  <DescriptionList
    items={[
      ...rooms.map(({ orderId, roomName, received }) => ({
        label: `订单 ${orderId}`,
        value: [roomName, `已收 ${formatYuan(received)}`].filter(Boolean).join(' · '),
      })),
      ...skipped.map(({ orderId, reason }) => ({
        label: `订单 ${orderId}`,
        value: `不取消：${reason}`,
      })),
    ]}
  />
);
