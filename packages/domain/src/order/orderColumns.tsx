import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { nothing } from '@anzhu/api/rules/timeText';
import { ActionsCell, MoneyCell, TimeCell, type Column } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { StatusTag } from '../kit/index.ts';
import { PhoneCell } from '../phone/index.ts';
import { customerOf, hidesMoney, orderStatusLook } from './status.ts';
import { rowActions, type OrderRowAction } from './rowActions.ts';

const labels = labelsOf(Order);

const hotel: Column<Order> = {
  id: 'hotel',
  header: labels.hotelName,
  width: 116,
  cell: (order) => order.hotelName ?? nothing,
};

const sums: Column<Order>[] = [
  {
    id: 'lastPay',
    header: labels.lastPay,
    width: 100,
    align: 'end',
    cell: (order) => <MoneyCell value={order.lastPay} />,
  },
  {
    id: 'pay',
    header: labels.pay,
    width: 100,
    align: 'end',
    phone: 'hidden',
    cell: (order) => <MoneyCell value={order.pay} />,
  },
];

/**
 * Frequently needed columns come first: up to 实付 they fit a window of 1,440 px, for an admin too, and up to the
 * dates one of 1,024 px. Rarely needed ones scroll, and are left out on phones.
 */
const facts = (isAdmin: boolean, isMoneyShown: boolean): Column<Order>[] => [
  { id: 'id', header: labels.id, width: 92, pin: 'start', cell: (order) => order.id },
  {
    id: 'status',
    header: labels.status,
    width: 104,
    cell: (order) => <StatusTag look={orderStatusLook[order.status]} />,
  },
  { id: 'name', header: labels.name, width: 80, cell: (order) => order.name ?? nothing },
  {
    id: 'number',
    header: labels.number,
    width: 124,
    cell: (order) => <PhoneCell phone={order.number} isUnverified={order.isNumberUnverified} />,
  },
  {
    id: 'checkIn',
    header: labels.estimatedCheckIn,
    width: 142,
    cell: (order) => <TimeCell value={order.estimatedCheckIn} />,
  },
  {
    id: 'checkOut',
    header: labels.estimatedCheckOut,
    width: 142,
    cell: (order) => <TimeCell value={order.estimatedCheckOut} />,
  },
  ...(isAdmin ? [hotel] : []),
  {
    id: 'roomType',
    header: labels.roomTypeName,
    width: 104,
    cell: (order) => order.roomTypeName ?? nothing,
  },
  ...(isMoneyShown ? sums : []),
  {
    id: 'days',
    header: labels.days,
    width: 88,
    align: 'end',
    phone: 'hidden',
    cell: (order) => order.days ?? nothing,
  },
  {
    id: 'province',
    header: labels.province,
    width: 96,
    phone: 'hidden',
    cell: (order) => order.province ?? nothing,
  },
  {
    id: 'customer',
    header: labels.customerName,
    width: 104,
    phone: 'hidden',
    cell: (order) => customerOf(order) ?? nothing,
  },
  {
    id: 'idcard',
    header: labels.idcard,
    width: 160,
    phone: 'hidden',
    cell: (order) => (order.idcard ? maskIdCard(order.idcard) : nothing),
  },
  {
    id: 'reason',
    header: labels.reason,
    width: 176,
    phone: 'hidden',
    cell: (order) => order.reason ?? nothing,
  },
  {
    id: 'createTime',
    header: labels.createTime,
    width: 168,
    phone: 'hidden',
    cell: (order) => <TimeCell value={order.createTime} precision="second" />,
  },
];

/** What the columns depend on. */
export interface OrderColumnOptions {
  /** The orders on the page: sums are left out where none of them has one. */
  rows: readonly Order[];
  /** Of the reader: hotels are named for the platform's admins only, and each role has its own actions. */
  role: Role | null;
  /** Stable between renders: a new function renders every row again. */
  onAction: (action: OrderRowAction, order: Order) => void;
}

/**
 * The columns of the order list: who comes when, for which room, and what is to be done. Numbers of documents and
 * phones are masked; sums are left out where the role sees none. What cannot be done now is explained.
 */
export function useOrderColumns({ rows, role, onAction }: OrderColumnOptions): Column<Order>[] {
  const isMoneyShown = role !== Role.antiEpidemic && (rows.length === 0 || !rows.every(hidesMoney));
  return useMemo(() => orderColumns(role, isMoneyShown, onAction), [role, isMoneyShown, onAction]);
}

function orderColumns(
  role: Role | null,
  isMoneyShown: boolean,
  onAction: OrderColumnOptions['onAction'],
): Column<Order>[] {
  return [
    ...facts(role === null || role === Role.admin, isMoneyShown),
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
