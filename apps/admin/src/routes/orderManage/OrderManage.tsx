import {
  changePrice,
  downloadOrders,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
  type Order,
} from '@anzhu/api/contract/order';
import { ListPage } from '@anzhu/domain/kit';
import {
  ChangePriceDialog,
  OrderDetailDialog,
  orderFilter,
  OrderFilterBar,
  OrderTable,
  preloadOrderDialogs,
  RefundDialog,
  type OrderRowAction,
} from '@anzhu/domain/order';
import { Pager } from '@anzhu/ui/Pager';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import {
  ExportButton,
  useAction,
  useCall,
  useDialogs,
  useList,
  useProfile,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { useRoomTypes } from '../../data/useRoomTypes.ts';
import { paths } from '../../paths.ts';

const changed = { refresh: [orderPage, getOrder] };

/** 查看: the row at once, the whole order when it has been read. */
function OrderView({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data = order, isLoading, error, retry } = useCall(getOrder, { id: order.id });
  return (
    <OrderDetailDialog
      order={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onClose={onClose}
    />
  );
}

/** 订单管理: find an order, view it, change its price, decide a refund, go on to check-in. */
export default function OrderManage() {
  const { role } = useProfile();
  const today = useToday();
  const hotels = useHotelChoice();
  const navigate = useNavigate();
  const list = useList(orderPage, orderFilter);
  const roomTypes = useRoomTypes(list.bar.value.hotelId ?? undefined);
  const savePrice = useAction(changePrice, changed);
  const approve = useAction(refundOrder, changed);
  const refuse = useAction(refuseRefund, changed);

  const { open, dialog } = useDialogs(
    {
      view: (order: Order, close) => <OrderView order={order} onClose={close} />,
      changePrice: (order: Order, close) => (
        <ChangePriceDialog order={order} onSave={savePrice} onClose={close} />
      ),
      refund: (order: Order, close) => (
        <RefundDialog
          order={order}
          onApprove={() => approve({ id: order.id, paymentMethod: 'WECHAT', paymentClient: 'MP' })}
          onRefuse={() => refuse({ orderId: order.id })}
          onClose={close}
        />
      ),
    },
    preloadOrderDialogs,
  );
  const act = useCallback(
    (action: OrderRowAction, order: Order) => {
      if (action === 'checkIn') void navigate(paths.roomManage({ orderId: order.id }));
      else open(action, order);
    },
    [navigate, open],
  );

  return (
    <ListPage
      bar={<OrderFilterBar {...list.bar} {...{ today, roomTypes, hotels }} />}
      toolbar={
        <ExportButton endpoint={downloadOrders} input={list.input} total={list.total} noun="订单" />
      }
      table={<OrderTable {...list.table} role={role} onAction={act} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
