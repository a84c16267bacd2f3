import { DateRange } from '@anzhu/ui/DateRange';
import { Picker } from '@anzhu/ui/Picker';
import { Table } from '@anzhu/ui/Table';
import { type ComponentProps, useState } from 'react';
import { makeOrders, manyOptions } from '../../work.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { orderColumns, orderId } from './orderColumns.tsx';

type Span = ComponentProps<typeof DateRange>['value'];

export function DateRangePage() {
  const [days, setDays] = useState<Span>(null);
  return <DateRange label="日期" value={days} onChange={setDays} today="2026-03-18" />;
}

export function PickerPage() {
  const [room, setRoom] = useState<string | null>(null);
  return <Picker label="房间" options={manyOptions} value={room} onChange={setRoom} />;
}

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

export function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      {isOpen && <FieldsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
