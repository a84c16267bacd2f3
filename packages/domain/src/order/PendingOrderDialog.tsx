import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { guaranteeLabel } from '@anzhu/api/contract/guarantee';
import { labelsOf } from '@anzhu/api/contract/label';
import { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import {
  acceptPendingOrder,
  declinePendingOrder,
  type PendingOffer,
} from '@anzhu/api/contract/pendingOrderActs';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { oversoldQuestion } from '../roomType/index.ts';

const labels = labelsOf(PendingOrder);

export interface PendingOrderDialogProps {
  /** A channel's booking, or a modification of one, that was refused for want of rooms. */
  order: PendingOrder;
  /** The room types of its hotel, with what they have available; undefined while they are loading. */
  offers: readonly PendingOffer[] | undefined;
  /** Why it cannot be accepted at all, as where its dates have passed. */
  refusal: string | null;
  /** The user may accept it beyond the rooms that are available. */
  mayOversell: boolean;
  /** Books it. Rejected: the message is shown, the choice stays. */
  onAccept: (input: InputOf<typeof acceptPendingOrder>) => unknown;
  /** Declines it. Rejected: the message is shown, what was typed stays. */
  onDecline: (input: InputOf<typeof declinePendingOrder>) => unknown;
  /** Reads booking and offers again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface AcceptDraft extends Pick<InputOf<typeof acceptPendingOrder>, 'confirmOversold'> {
  id: Id;
  roomType: Id | null;
}

interface DeclineDraft {
  id: Id;
  reason: string;
}

const acceptForm = contractForm(acceptPendingOrder, (draft: AcceptDraft) => ({ ...draft }));
const declineForm = contractForm(declinePendingOrder, (draft: DeclineDraft) => ({ ...draft }));

/** The wanted type is not offered again while it lacks rooms: the first one with enough is. */
const proposedOf = (offers: readonly PendingOffer[], { rooms, roomType }: PendingOrder) => {
  const enough = offers.filter(({ available }) => available >= rooms);
  return (enough.find((one) => one.roomType === roomType) ?? enough[0])?.roomType ?? null;
};

/**
 * 未接单: accepts a channel's booking into a room type that has rooms, at the channel's price, or declines it. Rendered
 * means open.
 *
 * Keyboard: Enter opens the list of room types; Ctrl+Enter accepts; Esc closes.
 */
export function PendingOrderDialog(props: PendingOrderDialogProps) {
  const { order, offers, refusal, mayOversell, onAccept, onDecline, onRefresh, onClose } = props;
  const [isDeclining, setDeclining] = useState(false);
  const intro = <DescriptionList columns={2} items={factsOf(order)} />;
  const { id, version: seen } = order;
  const change = order.orderId === null ? '' : '修改';
  if (isDeclining) {
    return (
      <SaveDialog
        key="decline"
        title={`不接${change} · ${order.name}`}
        saveLabel="不接"
        success="已不接"
        form={declineForm}
        defaultValues={{ id, reason: '' }}
        intro={intro}
        onSave={(input) => onDecline({ ...input, seen })}
        onRefresh={onRefresh}
        onClose={onClose}
      >
        {({ field }) => (
          <FormGrid columns={1}>
            <TextField
              {...field('reason')}
              description={`渠道以同一外部编号再次提交时会看到${change && '；订单不变'}`}
            />
          </FormGrid>
        )}
      </SaveDialog>
    );
  }
  const proposed = offers ? proposedOf(offers, order) : null;
  return (
    <SaveDialog
      key="accept"
      title={`未接单${change && '的修改'} · ${order.name}`}
      saveLabel={change ? '按修改接单' : '接单'}
      success="已接单"
      form={acceptForm}
      defaultValues={{ id, roomType: null }}
      rules={({ roomType }) => ((roomType ?? proposed) === null ? { roomType: '请选择房型' } : {})}
      isQuoting={offers === undefined}
      overrule={oversoldQuestion}
      intro={intro}
      footerStart={
        <Button variant="quiet" onPress={() => setDeclining(true)}>
          不接…
        </Button>
      }
      onSave={(input) => {
        const roomType = input.roomType ?? proposed ?? undefined;
        const lastPay = offers?.find((one) => one.roomType === roomType)?.lastPay ?? undefined;
        return onAccept({ ...input, roomType, seen, lastPay });
      }}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, ...type } = field('roomType');
        const chosen = offers?.find(({ roomType }) => roomType === (value ?? proposed));
        return (
          <>
            <FormGrid columns={1}>
              <Select
                {...type}
                value={value ?? proposed}
                isRequired
                isLoading={!offers && refusal === null}
                options={(offers ?? []).map((offer) => optionOf(offer, order, mayOversell))}
              />
            </FormGrid>
            <div aria-live="polite">
              {!offers && refusal === null && <Skeleton width="100%" height={40} />}
              {chosen && (
                <DescriptionList
                  columns={2}
                  items={[
                    {
                      label: order.lastPay === null ? labels.lastPay : `${labels.lastPay}（渠道）`,
                      value: formatYuan(chosen.lastPay ?? 0),
                    },
                    { label: '剩余', value: `${chosen.available} 间` },
                  ]}
                />
              )}
              <WarningNote warnings={warningsOf({ offers, proposed, refusal, mayOversell })} />
            </div>
          </>
        );
      }}
    </SaveDialog>
  );
}

const optionOf = (
  { roomType, name, available, lastPay }: PendingOffer,
  { rooms }: PendingOrder,
  mayOversell: boolean,
) => ({
  value: roomType,
  label: name,
  description: `剩 ${available} 间 · ${formatYuan(lastPay ?? 0)}`,
  isDisabled: available < rooms && !mayOversell,
});

function warningsOf({
  offers,
  proposed,
  refusal,
  mayOversell,
}: Pick<PendingOrderDialogProps, 'offers' | 'refusal' | 'mayOversell'> & { proposed: Id | null }) {
  if (refusal !== null) return [refusal];
  if (!offers || proposed !== null) return [];
  return [
    mayOversell
      ? '没有房型有足够的房间；接单将超售'
      : '没有房型有足够的房间；酒店管理员可以超售接单',
  ];
}

/** What decides whether the booking is accepted. */
function factsOf(order: PendingOrder) {
  const { days, rooms, guarantee, isPaid } = order;
  return [
    { label: labels.channel, value: `${order.channel} ${order.externalId}` },
    { label: labels.number, value: order.number },
    ...(order.orderId === null ? [] : [{ label: labels.orderId, value: order.orderId }]),
    { label: labels.estimatedCheckIn, value: formatMinute(order.estimatedCheckIn) },
    { label: labels.estimatedCheckOut, value: formatMinute(order.estimatedCheckOut) },
    { label: '所订房型', value: `${order.roomTypeName} · ${days} 晚 · ${rooms} 间` },
    { label: labels.guarantee, value: isPaid ? '已支付' : guaranteeLabel[guarantee] },
    { label: labels.reason, value: order.reason },
    { label: labels.createTime, value: formatMinute(order.createTime) },
  ];
}
