import { Table } from 'antd';
import { useState } from 'react';
import { makeOrders } from '../../work.ts';
import { orderColumns } from './orderColumns.tsx';

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
      {isMounted && (
        <Table
          virtual
          rowKey="id"
          columns={orderColumns}
          dataSource={orders}
          pagination={false}
          scroll={{ x: 1440, y: 600 }}
        />
      )}
    </>
  );
}
