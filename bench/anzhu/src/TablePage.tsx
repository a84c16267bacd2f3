import { Table } from '@anzhu/ui/Table';
import { useState } from 'react';
import { makeOrders } from '../../work.ts';
import { orderColumns, orderId } from './orderColumns.tsx';

const pages = [makeOrders(10), makeOrders(10, 11)];

export function TablePage() {
  const [isMounted, setMounted] = useState(false);
  const [page, setPage] = useState(0);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={() => setPage(1 - page)}>翻页</button>
      {isMounted && (
        <Table label="订单" columns={orderColumns} rows={pages[page] ?? []} rowId={orderId} />
      )}
    </>
  );
}
