import { lazy, LazyRecord } from '@anzhu/ui/LazyBoundary';
import { addOrder } from '@anzhu/api/contract/booking';
import { isClosedHotel } from '@anzhu/api/contract/hotel';
import { mayCall } from '@anzhu/api/contract/endpoint';
import {
  downloadOrders,
  orderDueLabel,
  orderPage,
  OrderStatus,
  orderStatusLabel,
} from '@anzhu/api/contract/order';
import { AddButton, ListPage } from '@anzhu/domain/kit';
import { orderFilter, OrderFilterBar, useOrderColumns } from '@anzhu/domain/order';
import { Button } from '@anzhu/ui/Button';
import { ColumnSettings, Table, useColumnLayout } from '@anzhu/ui/Table';
import { useHotelDay, useToday } from '../../clock.ts';
import {
  ExportButton,
  ExportMenu,
  recordLink,
  useList,
  useProfile,
  useRecord,
  useViews,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useRoomTypeChoice } from './useRoomTypeChoice.ts';
import { useOrderActs } from '../../flows/orderActs.tsx';

const OrderView = lazy(() => import('../../flows/OrderView.tsx'));

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

/** What else of the filtered orders is exported. */
const billExports = [
  { label: '导出账单', input: { content: 'bills' } },
  { label: '导出账单明细', input: { content: 'lines' } },
] as const;

/** 订单管理: book, find an order, view it, give it a room, cancel it, change its price, decide a refund, check its guests in and out. */
export default function OrderManage() {
  const { role } = useProfile();
  const today = useToday();
  const list = useList(orderPage, orderFilter);
  const { hotelId, roomType } = list.bar.value;
  const hotels = useHotelChoice(hotelId);
  const roomTypes = useRoomTypeChoice(hotelId, roomType);
  const opened = useRecord(list.table, { isReadAlone: true });
  const { open, act, showGroup, dialog } = useOrderActs(list.bar.value.hotelId);
  const columns = useOrderColumns({
    rows: list.table.rows,
    role,
    today: useHotelDay(),
    linkOf: recordLink,
    onAction: act,
    onGroup: showGroup,
  });
  const layout = useColumnLayout('orders', columns);
  const { groupNo } = list.bar.value;
  const isClosed = hotelId !== null && isClosedHotel(hotels?.named(hotelId) ?? {});
  const tabs = useViews(orderFilter, list.bar.value, views);

  return (
    <ListPage
      bar={
        <OrderFilterBar
          {...list.bar}
          {...{ today, roomTypes, hotels }}
          viewFields={tabs.find(({ isCurrent }) => isCurrent)?.fields}
        />
      }
      views={tabs}
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
          {mayCall(addOrder, role) && !isClosed && (
            <AddButton label="新增预订" onPress={() => open('book', null)} />
          )}
          <ExportButton
            endpoint={downloadOrders}
            input={list.input}
            total={list.total}
            isTotalCapped={list.isTotalCapped}
            noun="订单"
          />
          <ExportMenu
            endpoint={downloadOrders}
            input={list.input}
            label="更多导出"
            items={billExports}
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
        <LazyRecord onClose={opened.close}>
          <OrderView
            {...opened.state}
            id={opened.id}
            row={opened.row}
            onAction={act}
            onGroup={showGroup}
          />
        </LazyRecord>
      )}
    </ListPage>
  );
}
