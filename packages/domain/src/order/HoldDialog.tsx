import { modifyOrder } from '@anzhu/api/contract/bookingChange';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Order } from '@anzhu/api/contract/order';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { addSeconds } from '@anzhu/api/rules/localTime';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { OrderHead } from './describeOrder.tsx';

export interface HoldDialogProps {
  /** A booking that is held, and whose guests are late. */
  order: Order;
  time: HotelTime;
  /** Holds it longer. Rejected: the message is shown. */
  onSave: (input: InputOf<typeof modifyOrder>) => unknown;
  /** Opens 未到店 or 取消订单 in its place. */
  onOther: (action: 'noShow' | 'cancel') => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const holdForm = contractForm(modifyOrder, (draft: { id: string; holdUntil: string }) => draft);

/** Seconds for which a late guest is waited for at first. */
const usualWait = 2 * 60 * 60;

/**
 * 逾时未到: holds the room longer, or leads to 未到店 and 取消订单. Rendered means open.
 *
 * Keyboard: Enter in the field holds it; Esc closes.
 */
export function HoldDialog({ order, time, onSave, onOther, onClose }: HoldDialogProps) {
  const [first] = useState(() => `${addSeconds(time.now, usualWait).slice(0, 16)}:00`);
  const noon = `${addDays(hotelToday(time), 1)} 12:00:00`;
  return (
    <SaveDialog
      title={`逾时未到 · ${order.name ?? order.id}`}
      saveLabel="保留"
      success="已保留"
      form={holdForm}
      defaultValues={{ id: order.id, holdUntil: first }}
      footerStart={
        <Inline gap={2}>
          <Button onPress={() => onOther('noShow')}>未到店</Button>
          <Button onPress={() => onOther('cancel')}>取消订单</Button>
        </Inline>
      }
      intro={
        <Stack gap={3}>
          <OrderHead order={order} />
          <Text tone="muted">{`原保留至 ${formatMinute(order.holdUntil ?? null)}`}</Text>
        </Stack>
      }
      onSave={onSave}
      onClose={onClose}
    >
      {({ field, set }) => {
        const { name, label, errorMessage, value, onChange } = field('holdUntil');
        return (
          <FormGrid columns={1}>
            <Inline gap={3}>
              <DateTimeField
                {...{ name, label, errorMessage, value, onChange }}
                isRequired
                today={dayOf(time.now)}
                min={time.now}
              />
              <Button size="small" onPress={() => set({ holdUntil: noon })}>
                明天 12:00
              </Button>
            </Inline>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
