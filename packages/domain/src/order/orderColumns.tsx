import type { Order } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import { nothing } from '@anzhu/api/rules/timeText';
import { ActionsCell, MoneyCell, TimeCell, type Column } from '@anzhu/ui/Table';
import { customerOf } from './describeOrder.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { rowActions, type OrderRowAction } from './rowActions.ts';

const hotel: Column<Order> = {
  id: 'hotel',
  header: '酒店',
  width: 152,
  cell: (order) => order.hotelName ?? nothing,
};

const sums: Column<Order>[] = [
  {
    id: 'pay',
    header: '应付金额',
    width: 100,
    align: 'end',
    phone: 'hidden',
    cell: (order) => <MoneyCell value={order.pay} />,
  },
  {
    id: 'lastPay',
    header: '实付金额',
    width: 100,
    align: 'end',
    cell: (order) => <MoneyCell value={order.lastPay} />,
  },
];

/** What a clerk asks first stands first; what seldom matters scrolls, and is left out on phones. */
const facts = (isAdmin: boolean, isMoneyShown: boolean): Column<Order>[] => [
  { id: 'id', header: '订单号', width: 96, pin: 'start', cell: (order) => order.id },
  {
    id: 'status',
    header: '订单状态',
    width: 104,
    cell: (order) => <OrderStatusTag status={order.status} />,
  },
  { id: 'name', header: '预订人', width: 88, cell: (order) => order.name ?? nothing },
  {
    id: 'number',
    header: '联系电话',
    width: 116,
    cell: (order) => (order.number ? maskPhone(order.number) : nothing),
  },
  ...(isAdmin ? [hotel] : []),
  { id: 'roomType', header: '房型', width: 112, cell: (order) => order.roomTypeName ?? nothing },
  {
    id: 'checkIn',
    header: '预计入住',
    width: 144,
    cell: (order) => <TimeCell value={order.estimatedCheckIn} />,
  },
  {
    id: 'checkOut',
    header: '预计离店',
    width: 144,
    cell: (order) => <TimeCell value={order.estimatedCheckOut} />,
  },
  ...(isMoneyShown ? sums : []),
  {
    id: 'days',
    header: '入住天数',
    width: 88,
    align: 'end',
    phone: 'hidden',
    cell: (order) => order.days ?? nothing,
  },
  {
    id: 'province',
    header: '客源省份',
    width: 96,
    phone: 'hidden',
    cell: (order) => order.province ?? nothing,
  },
  {
    id: 'customer',
    header: '客户',
    width: 104,
    phone: 'hidden',
    cell: (order) => customerOf(order) ?? nothing,
  },
  {
    id: 'idcard',
    header: '身份证号',
    width: 160,
    phone: 'hidden',
    cell: (order) => (order.idcard ? maskIdCard(order.idcard) : nothing),
  },
  {
    id: 'reason',
    header: '退款原因',
    width: 176,
    phone: 'hidden',
    cell: (order) => order.reason ?? nothing,
  },
  {
    id: 'createTime',
    header: '下单时间',
    width: 168,
    phone: 'hidden',
    cell: (order) => <TimeCell value={order.createTime} precision="second" />,
  },
];

/** What the columns depend on. */
export interface OrderColumnOptions {
  role: Role;
  isMoneyShown: boolean;
  onAction: (action: OrderRowAction, order: Order) => void;
}

/** The columns of the order list. Keep them in a memo: new columns draw every row again. */
export function orderColumns({
  role,
  isMoneyShown,
  onAction,
}: OrderColumnOptions): Column<Order>[] {
  return [
    ...facts(role === Role.admin, isMoneyShown),
    {
      id: 'actions',
      header: '操作',
      width: 168,
      pin: 'end',
      cell: (order) => {
        const { actions, possible } = rowActions(order.status, role);
        const items = actions.map(({ id, label, disabledReason }) => ({
          id,
          label,
          disabledReason,
          onAction: () => onAction(id, order),
        }));
        return <ActionsCell actions={items} maxInline={possible} />;
      },
    },
  ];
}
