import { type Bill, lateLabel, type PayMethod } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Role } from '@anzhu/api/contract/role';
import { Room, type OutOfOrder } from '@anzhu/api/contract/room';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { methodErrors } from '@anzhu/api/rules/payMethod';
import { lateFeeLimit, lateFeeText } from '@anzhu/api/rules/lateCheckOut';
import { formatYuan } from '@anzhu/api/rules/money';
import { waitsText } from '@anzhu/api/rules/payBack';
import { roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { unsettledNotes } from '@anzhu/api/rules/settlement';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { PayMethodField } from '../../bill/index.ts';
import { WarningNote } from '../../kit/index.ts';
import { checkOutNote } from '../checkOutNote.ts';
import { outOfOrderText } from '../describeRoom.tsx';

const labels = labelsOf(Room);

export interface RoomConfirmProps {
  /** The room as on the board. */
  room: Room;
  /** Does it. Rejected: the question stays and shows the message. */
  onConfirm: () => void | Promise<void>;
  /** Closing was requested: 取消 or Esc, or the action has succeeded. */
  onClose: () => void;
}

export interface CleanConfirmProps extends RoomConfirmProps {
  /** What is done with the room. */
  action: keyof typeof cleanWords;
}

export interface EndOutOfOrderConfirmProps extends RoomConfirmProps {
  /** The repair that ends. */
  period: OutOfOrder;
}

export interface UndoStayConfirmProps
  extends Omit<RoomConfirmProps, 'onConfirm'>, Pick<CheckOutConfirmProps, 'guests'> {
  /**
   * What is received, or given back below zero, in yuan; undefined until it is loaded, null where it is not known.
   */
  difference: number | null | undefined;
  /** What is given back waits for who manages the hotel. @default false */
  waits?: boolean | undefined;
  /** Does it; with the way of payment where something is received. */
  onConfirm: (method: PayMethod | undefined) => void | Promise<void>;
}

export interface CheckOutConfirmProps extends Omit<RoomConfirmProps, 'onConfirm'> {
  /**
   * Checks out; with what is charged for a late check-out where something is proposed, in yuan. Rejected: the
   * question stays and shows the message.
   */
  onConfirm: (lateFee: number | undefined) => void | Promise<void>;
  /** The bill of their order; undefined until it is loaded, and where there is none. */
  bill?: Bill | undefined;
  /** Who checks out: staff charge no more than what is proposed. */
  role: Role | null;
  /** Opens the bill; offered while something is open on it, or proposed. */
  onBill?: (() => void) | undefined;
  /** The names of the guests; undefined until they are loaded. */
  guests: readonly string[] | undefined;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** The hotel's day of `now`, `yyyy-MM-dd`. */
  hotelDay: string;
}

/**
 * 退房: names the guests, the room and the planned check-out, and says so when they leave early or late, or
 * something is open on their bill. What a late check-out costs is proposed; it can be changed, and is left off by 0.
 * Rendered means open.
 */
export function CheckOutConfirm(props: CheckOutConfirmProps) {
  const { room, guests, now, hotelDay, bill, role, onBill, onConfirm, onClose } = props;
  const { estimatedCheckOut: leave } = room;
  const note = leave === null ? null : checkOutNote(leave, now, hotelDay);
  const unsettled = bill ? unsettledNotes({ ...bill, open: openToSettle(bill) }) : [];
  const late = bill?.late;
  const mostLate = late ? lateFeeLimit(late, role) : null;
  const [typed, setTyped] = useState<number | null>();
  const lateAmount = typed === undefined ? (late?.amount ?? null) : typed;
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」退房？`}
      confirmLabel="退房"
      onConfirm={() => {
        if (late && lateAmount === null) throw new Error('请填写延迟退房的金额，不收填 0');
        return onConfirm(late ? (lateAmount ?? 0) : undefined);
      }}
      onClose={onClose}
    >
      <Stack gap={3}>
        <DescriptionList
          items={[
            { label: '入住人', value: guests?.join('、') ?? <Skeleton width="70%" /> },
            { label: labels.estimatedCheckOut, value: formatMinute(leave) },
          ]}
        />
        <WarningNote warnings={[...(note === null ? [] : [note]), ...unsettled]} />
        {late && (
          <NumberField
            label={lateLabel}
            description={lateFeeText(late, mostLate)}
            value={lateAmount}
            onChange={setTyped}
            min={0}
            max={mostLate ?? 999999.99}
            decimals={2}
            unit="元"
          />
        )}
        {(unsettled.length > 0 || late) && onBill && (
          <div>
            <Button size="small" onPress={onBill}>
              账单
            </Button>
          </div>
        )}
        <Text as="p">退房后房间转为待打扫。</Text>
      </Stack>
    </Confirm>
  );
}

const cleanWords = {
  clean: { before: '已', afterwards: '确认后房间转为空闲；酒店要求检查时先转为待查。' },
  inspect: { before: '', afterwards: '确认后房间转为空闲。' },
  redo: { before: '', afterwards: '确认后房间转回待打扫。' },
  service: { before: '已', afterwards: '记下今天已打扫，客人继续住。' },
};

/**
 * 打扫 (清洁消毒 of an isolation room), 检查通过, 返工 and 续住打扫: the room is free again afterwards, to be inspected, or to be cleaned.
 * Rendered means open.
 */
export function CleanConfirm({ room, action, onConfirm, onClose }: CleanConfirmProps) {
  const label = roomActionLabel(action, room.isIsolation);
  const { before, afterwards } = cleanWords[action];
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」${before}${label}？`}
      confirmLabel={label}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {afterwards}
    </Confirm>
  );
}

/** 解除维修: the nights of the repair are sold again. Rendered means open. */
export function EndOutOfOrderConfirm({
  room,
  period,
  onConfirm,
  onClose,
}: EndOutOfOrderConfirmProps) {
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」解除维修？`}
      confirmLabel="解除维修"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <DescriptionList items={[{ label: '维修', value: outOfOrderText(period) }]} />
        <Text as="p">解除后这些夜晚恢复可售、可排房。</Text>
      </Stack>
    </Confirm>
  );
}

/** 恢复使用: since when the room is out of use, and why. Rendered means open. */
export function RestoreRoomConfirm({ room, onConfirm, onClose }: RoomConfirmProps) {
  const { blocked } = room;
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」恢复使用？`}
      confirmLabel="恢复使用"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <DescriptionList items={[{ label: '停用', value: blocked && outOfOrderText(blocked) }]} />
        <Text as="p">从今晚起恢复可售、可排房。</Text>
      </Stack>
    </Confirm>
  );
}

/**
 * 撤销入住: the check-in is taken back, what was received for it given back, and what was given back since received again.
 * Rendered means open.
 */
export function UndoStayConfirm({
  room,
  guests,
  difference,
  waits = false,
  onConfirm,
  onClose,
}: UndoStayConfirmProps) {
  const isReceived = (difference ?? 0) > 0;
  const [method, setMethod] = useState<PayMethod | null>(null);
  const confirm = async (): Promise<void> => {
    const { method: fault } = methodErrors(isReceived ? 1 : 0, method);
    if (fault !== undefined) throw new Error(fault);
    await onConfirm(isReceived ? (method ?? undefined) : undefined);
  };
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」撤销入住？`}
      confirmLabel="撤销入住"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <DescriptionList
          items={[
            { label: '入住人', value: guests?.join('、') ?? <Skeleton width="70%" /> },
            {
              label: isReceived ? '补收' : '退还',
              value:
                difference === undefined ? (
                  <Skeleton width="70%" />
                ) : difference === null ? null : (
                  formatYuan(Math.abs(difference))
                ),
            },
          ]}
        />
        <WarningNote warnings={waits ? [waitsText(-(difference ?? 0))] : []} />
        {isReceived && <PayMethodField label="支付方式" value={method} onChange={setMethod} />}
        <Text as="p">
          {isReceived
            ? '房间与订单恢复原状；入住后退还的金额重新收取，让出的夜晚重新占用。'
            : '房间与订单恢复原状；到店生成的订单关闭，已收房费退还。'}
        </Text>
      </Stack>
    </Confirm>
  );
}
