import type { Order } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { Table, type TableProps } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { hidesMoney } from './status.ts';
import { orderColumns } from './orderColumns.tsx';
import type { OrderRowAction } from './rowActions.ts';

export interface OrderTableProps extends Pick<
  TableProps<Order>,
  'rows' | 'isLoading' | 'isStale' | 'error' | 'emptyAction' | 'pageSize'
> {
  /** Of the reader: hotels are named for the platform's admins only, and each role has its own actions. */
  role: Role | null;
  /** Stable between renders: a new function renders every row again. */
  onAction: (action: OrderRowAction, order: Order) => void;
}

const orderId = (order: Order): string => order.id;

/**
 * The orders of a hotel, or of all: who comes when, for which room, and what is to be done. Numbers of
 * documents and phones are masked; sums are left out where the role sees none.
 *
 * Keyboard: Tab moves from row to row, ← and → through the actions of one; what cannot be done now says why.
 */
export function OrderTable({ role, onAction, ...table }: OrderTableProps) {
  const isMoneyShown =
    role !== Role.antiEpidemic && (table.rows.length === 0 || !table.rows.every(hidesMoney));
  const columns = useMemo(
    () => orderColumns({ role, isMoneyShown, onAction }),
    [role, isMoneyShown, onAction],
  );
  return (
    <Table
      {...table}
      label="订单"
      columns={columns}
      rowId={orderId}
      emptyMessage="没有符合条件的订单"
    />
  );
}
