import { getBill } from '@anzhu/api/contract/bill';
import {
  addBillLine,
  chargeItems,
  moveBillLines,
  voidBillLine,
} from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import { companyPage } from '@anzhu/api/contract/company';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { type Hotel, usualAllowances, usualLeaveOpen } from '@anzhu/api/contract/hotel';
import { listItems } from '@anzhu/api/contract/item';
import { masterBill, setMasterBill } from '@anzhu/api/contract/masterBill';
import { approvePayBack, rejectPayBack } from '@anzhu/api/contract/payBack';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { settleBill } from '@anzhu/api/contract/settle';
import { today } from '@anzhu/api/contract/today';
import { allowanceLimit } from '@anzhu/api/rules/billLines';
import { waitingText } from '@anzhu/api/rules/payBack';
import { settleCan } from '@anzhu/api/rules/settlement';
import {
  BillDialog,
  type BilledOrder,
  ChargeItemsDialog,
  MasterBillDialog,
  MoveLinesDialog,
  PayBackDialog,
  SettleDialog,
  type SettleDialogProps,
} from '@anzhu/domain/bill';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useUsableCompanies } from './companies.ts';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { useHotelSettings } from '../data/hotel/hotels.ts';
import { useProfile } from '../data/useProfile.ts';

/** A payment changes the status of an unpaid order, and what stands in 今日待办. */
const changed = { refresh: [getBill, masterBill, getOrder, orderPage, companyPage, today] };

/** The bill of an order; without an id nothing is read. */
export const useBill = (orderId: Id | null) =>
  useCall(getBill, orderId === null ? null : { orderId });

/** The most that a role takes off a bill, in yuan; null without a limit. */
const limitOf = (role: Role | null, settings: Hotel | undefined): number | null =>
  allowanceLimit(role, {
    staff: settings?.allowanceStaff ?? usualAllowances.staff,
    manager: settings?.allowanceManager ?? usualAllowances.manager,
  });

interface OrderBillProps {
  order: BilledOrder;
  /** What waits to be given back is to be decided. */
  isPayBack?: boolean | undefined;
  /** Only a payment is to be entered. */
  isPayment?: boolean | undefined;
  onClose: () => void;
}

/** 账单 of an order, read when it is opened. */
export function OrderBill({ order, isPayBack = false, isPayment, onClose }: OrderBillProps) {
  const { id: userId, role } = useProfile();
  const { data, error, isLoading, retry } = useBill(order.id);
  const [opened, setOpened] = useState<'settle' | 'items' | 'move' | 'master' | 'payBack' | null>(
    isPayBack ? 'payBack' : null,
  );
  const approve = useAction(approvePayBack, changed);
  const reject = useAction(rejectPayBack, changed);
  const close = (): void => setOpened(null);
  const move = useAction(moveBillLines, changed);
  const charge = useAction(chargeItems, changed);
  const settings = useHotelSettings(order.hotelId);
  const companies = useUsableCompanies(order.hotelId);
  const ofHotel = order.hotelId === null ? {} : { hotelId: order.hotelId };
  // Read with the bill: 商品 opens at once, and the focus is on the first of them.
  const items = useCall(listItems, mayCall(chargeItems, role) ? ofHotel : null);
  const { data: rooms } = useCall(
    listRooms,
    opened === 'move' ? { status: RoomStatus.occupied, ...ofHotel } : null,
  );
  const title = [order.roomName, order.name].filter(Boolean).join(' · ');
  const time = useHotelTime();
  const [onAdd, onVoid] = [useAction(addBillLine, changed), useAction(voidBillLine, changed)];
  if (opened === 'items' && (items.data ?? items.error)) {
    return (
      <ChargeItemsDialog
        orderId={order.id}
        title={title}
        items={items.data}
        error={items.error && { message: items.error.message, onRetry: items.retry }}
        onSave={charge}
        onRefresh={items.retry}
        onClose={close}
      />
    );
  }
  if (opened === 'move' && data) {
    return (
      <MoveLinesDialog
        orderId={order.id}
        title={title}
        bill={data}
        targets={rooms?.flatMap(({ name, orderId }) =>
          orderId === null || orderId === order.id
            ? []
            : [{ orderId, label: `${name} · 订单 ${orderId}` }],
        )}
        onSave={move}
        onRefresh={retry}
        onClose={close}
      />
    );
  }
  if (opened === 'master') {
    return (
      <GroupMaster
        orderId={order.id}
        hotelId={order.hotelId}
        {...{ role, companies }}
        onClose={close}
      />
    );
  }
  const payBack = data?.payBacks?.[0];
  if (opened === 'payBack' && data && payBack) {
    return (
      <PayBackDialog
        title={title}
        bill={data}
        payBack={payBack}
        onApprove={approve}
        onReject={reject}
        onClose={isPayBack ? onClose : close}
      />
    );
  }
  if (opened === 'settle' && data) {
    return (
      <Settlement
        order={order}
        bill={data}
        {...{ companies, role, title }}
        onRefresh={retry}
        onClose={close}
      />
    );
  }
  return (
    <BillDialog
      order={order}
      role={role}
      companies={companies}
      time={time}
      isPayment={isPayment}
      bill={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onAdd={onAdd}
      onVoid={onVoid}
      onSettle={mayCall(settleBill, role) ? () => setOpened('settle') : undefined}
      onDecide={mayCall(approvePayBack, role) ? () => setOpened('payBack') : undefined}
      onItems={mayCall(chargeItems, role) ? () => setOpened('items') : undefined}
      onMove={mayCall(moveBillLines, role) ? () => setOpened('move') : undefined}
      onMaster={mayCall(masterBill, role) ? () => setOpened('master') : undefined}
      userId={userId}
      allowanceLimit={limitOf(role, settings)}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}

type SettlementProps = Pick<
  SettleDialogProps,
  'bill' | 'companies' | 'role' | 'title' | 'onRefresh' | 'onClose'
> & { order: Pick<BilledOrder, 'id' | 'status' | 'hotelId'> };

/** 结账 of a bill whose guests stay, or have left. */
function Settlement({ order, ...dialog }: SettlementProps) {
  const settle = useAction(settleBill, changed);
  const settings = useHotelSettings(order.hotelId);
  return (
    <SettleDialog
      {...dialog}
      orderId={order.id}
      status={order.status}
      rule={usualLeaveOpen}
      payBackLimit={settings?.payBackLimit}
      checkOut={null}
      onSave={async (input, options) => {
        const { waiting } = await settle(input, options);
        toast.success(waiting === undefined ? '已结账' : `已结账，${waitingText(waiting)}`);
      }}
    />
  );
}

interface GroupMasterProps {
  orderId: Id;
  hotelId: Id | null;
  role: Role | null;
  companies: ReturnType<typeof useUsableCompanies>;
  onClose: () => void;
}

/** 团队主账 of the group of an order, and 结账 of the master. */
function GroupMaster({ orderId, hotelId, role, companies, onClose }: GroupMasterProps) {
  const { data: master, retry } = useCall(masterBill, { orderId });
  const [isSettling, setSettling] = useState(false);
  const masterId = master?.masterOrderId ?? null;
  const masterOrder = master?.orders.find((one) => one.orderId === masterId);
  const { data: bill, retry: retryBill } = useBill(isSettling ? masterId : null);
  const save = useAction(setMasterBill, changed);
  if (!master) return null;
  if (isSettling && bill && masterOrder) {
    return (
      <Settlement
        order={{ id: masterOrder.orderId, status: masterOrder.status, hotelId }}
        bill={bill}
        {...{ companies, role }}
        title={`团队主账 ${master.groupNo}`}
        onRefresh={retryBill}
        onClose={() => setSettling(false)}
      />
    );
  }
  return (
    <MasterBillDialog
      orderId={orderId}
      master={master}
      onSettle={
        masterOrder && mayCall(settleBill, role) && settleCan(masterOrder.status).isAllowed
          ? () => setSettling(true)
          : undefined
      }
      onSave={save}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}
