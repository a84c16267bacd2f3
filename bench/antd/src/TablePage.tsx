import { Table } from 'antd';
import { useState } from 'react';
import { makeOrders } from '../../work.ts';
import { orderColumns } from './orderColumns.tsx';

const pages = [makeOrders(10), makeOrders(10, 11)];

export function TablePage() {
  const [isMounted, setMounted] = useState(false);
  const [page, setPage] = useState(0);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={() => setPage(1 - page)}>翻页</button>
      {isMounted && (
        <Table
          rowKey="id"
          columns={orderColumns}
          dataSource={pages[page] ?? []}
          pagination={false}
          scroll={{ x: 1440 }}
        />
      )}
    </>
  );
}
