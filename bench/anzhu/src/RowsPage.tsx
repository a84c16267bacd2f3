import { Table } from '@anzhu/ui/Table';
import { useState } from 'react';
import { makeOrders } from '../../work.ts';
import { orderColumns, orderId } from './orderColumns.tsx';

const first = makeOrders(1000);

export function RowsPage() {
  const [isMounted, setMounted] = useState(false);
  const [orders, setOrders] = useState(first);
  const changeAll = (): void =>
    setOrders(orders.map((order) => ({ ...order, nights: order.nights + 1 })));
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={changeAll}>全部更改</button>
      {isMounted && <Table label="订单" columns={orderColumns} rows={orders} rowId={orderId} />}
    </>
  );
}
