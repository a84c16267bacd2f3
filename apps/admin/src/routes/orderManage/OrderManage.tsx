import { LazyDialog, lazy } from '@anzhu/ui/LazyBoundary';
import { reworded } from '@anzhu/api/client';
import { refundFailed } from '@anzhu/api/rules/messages';
import { getBill } from '@anzhu/api/contract/bill';
import { addOrder } from '@anzhu/api/contract/booking';
import { mayCall } from '@anzhu/api/contract/endpoint';
import {
  changePrice,
  downloadOrders,
  getOrder,
  orderDueLabel,
  orderPage,
  OrderStatus,
  orderStatusLabel,
  refundOrder,
  refuseRefund,
  type Order,
} from '@anzhu/api/contract/order';
import { AddButton, ListPage } from '@anzhu/domain/kit';
import {
  ChangePriceDialog,
  orderFilter,
  OrderFilterBar,
  RefundDialog,
  useOrderColumns,
  type OrderRowAction,
} from '@anzhu/domain/order';
import { Button } from '@anzhu/ui/Button';
import { ColumnSettings, Table, useColumnLayout } from '@anzhu/ui/Table';
import { useCallback, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHotelDay, useToday } from '../../clock.ts';
import {
  ExportButton,
  recordLink,
  useAction,
  useDialogs,
  useList,
  useProfile,
  useRecord,
  useViews,
} from '../../data/index.ts';
import { useHotelChoice, useRoomTypes } from '../../data/useAll.ts';
import { paths } from '../../paths.ts';
import { checkInKey } from '../../url/arrival.ts';
import { useRecordKey } from '../../url/useRecordKey.ts';

const OrderView = lazy(() => import('./OrderView.tsx'));
const Booking = lazy(() => import('../../flows/Booking.tsx'));
const GroupCheckIn = lazy(() => import('../../flows/GroupCheckIn.tsx'));
const CheckOutOrder = lazy(() => import('../../flows/CheckOutOrder.tsx'));
const OrderBill = lazy(() =>
  import('../../flows/OrderBill.tsx').then((part) => ({ default: part.OrderBill })),
);

/** What the desk looks at every day. */
const views = [
  { label: '全部', values: {} },
  { label: orderDueLabel.arriving, values: { due: 'arriving' } },
  { label: orderDueLabel.leaving, values: { due: 'leaving' } },
  {
    label: orderStatusLabel[OrderStatus.refundRequested],
    values: { status: OrderStatus.refundRequested },
  },
] as const;

const changed = { refresh: [orderPage, getOrder, getBill] };

/** 订单管理: book, find an order, view it, give it a room, cancel it, change its price, decide a refund, check its guests in and out. */
export default function OrderManage() {
  const { role } = useProfile();
  const today = useToday();
  const hotels = useHotelChoice();
  const navigate = useNavigate();
  const list = useList(orderPage, orderFilter);
  const roomTypes = useRoomTypes(list.bar.value.hotelId ?? undefined);
  const opened = useRecord(list.table, { isReadAlone: true });
  const { open: openCheckIn } = useRecordKey(checkInKey);
  const savePrice = useAction(changePrice, changed);
  const approve = useAction(refundOrder, changed);
  const refuse = useAction(refuseRefund, changed);
  const hotelDay = useHotelDay();

  const booking = (asked: ComponentProps<typeof Booking>['opened'], close: () => void) => (
    <Booking opened={asked} hotelId={list.bar.value.hotelId} onClose={close} />
  );
  const { open, dialog } = useDialogs({
    book: (_: null, close) => booking(null, close),
    assign: (order: Order, close) => booking({ action: 'assign', order }, close),
    unassign: (order: Order, close) => booking({ action: 'unassign', order }, close),
    cancel: (order: Order, close) => booking({ action: 'cancel', order }, close),
    noShow: (order: Order, close) => booking({ action: 'noShow', order }, close),
    checkInGroup: ({ groupNo = '', hotelId }: Pick<Order, 'groupNo' | 'hotelId'>, close) => (
      <GroupCheckIn {...{ groupNo, hotelId }} onClose={close} />
    ),
    checkOut: (order: Order, close) => <CheckOutOrder order={order} onClose={close} />,
    bill: (order: Order, close) => <OrderBill order={order} onClose={close} />,
    pay: (order: Order, close) => <OrderBill order={order} isPayment onClose={close} />,
    changePrice: (order: Order, close) => (
      <ChangePriceDialog
        order={order}
        onSave={(values) => savePrice({ ...order, ...values })}
        onClose={close}
      />
    ),
    refund: (order: Order, close) => (
      <RefundDialog
        order={order}
        onApprove={(part) =>
          approve({ ...order, ...part }).catch((error: unknown) => {
            throw reworded(error, refundFailed);
          })
        }
        onRefuse={() => refuse({ orderId: order.id })}
        onClose={close}
      />
    ),
  });
  const act = useCallback(
    (action: OrderRowAction, order: Order) => {
      if (action === 'checkIn') openCheckIn(order.id);
      else open(action, order);
    },
    [openCheckIn, open],
  );

  const showGroup = useCallback(
    (groupNo: string) => void navigate(paths.screen('orderManage', { groupNo })),
    [navigate],
  );
  const columns = useOrderColumns({
    rows: list.table.rows,
    role,
    today: hotelDay,
    linkOf: recordLink,
    onAction: act,
    onGroup: showGroup,
  });
  const layout = useColumnLayout('orders', columns);
  const { groupNo } = list.bar.value;

  return (
    <ListPage
      bar={<OrderFilterBar {...list.bar} {...{ today, roomTypes, hotels }} />}
      views={useViews(orderFilter, list.bar.value, views)}
      columnSettings={<ColumnSettings layout={layout} />}
      toolbar={
        <>
          {groupNo !== '' && (
            <Button
              onPress={() =>
                open('checkInGroup', {
                  groupNo,
                  hotelId: list.table.rows[0]?.hotelId ?? list.bar.value.hotelId,
                })
              }
            >
              团队入住
            </Button>
          )}
          {mayCall(addOrder, role) && (
            <AddButton label="新增预订" onPress={() => open('book', null)} />
          )}
          <ExportButton
            endpoint={downloadOrders}
            input={list.input}
            total={list.total}
            isTotalCapped={list.isTotalCapped}
            noun="订单"
          />
        </>
      }
      table={
        <Table
          label="订单"
          {...{ columns, layout }}
          current={opened.current}
          {...list.table}
          emptyMessage="没有符合条件的订单"
        />
      }
      pager={list.pager}
    >
      {dialog}
      {opened.id !== undefined && (
        <LazyDialog onClose={opened.close}>
          <OrderView
            {...opened.state}
            id={opened.id}
            row={opened.row}
            onAction={act}
            onGroup={showGroup}
          />
        </LazyDialog>
      )}
    </ListPage>
  );
}
