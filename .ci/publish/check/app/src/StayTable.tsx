import { Table, MoneyCell, TitleCell, type Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { useState } from 'react';

interface Stay {
  id: string;
  guest: string;
  room: string;
  due: number;
  isPaid: boolean;
}

const guests = ['陈嘉禾', '林若溪', '周明远', '赵清和', '吴知秋', '欧阳静姝'];

const rows = Array.from({ length: 24 }, (_, index): Stay => {
  const guest = guests[index % guests.length] ?? '';
  return {
    id: String(index),
    guest,
    room: `${8 + (index % 3)}0${index % 9}`,
    due: 268 + (index % 7) * 60,
    isPaid: index % 3 > 0,
  };
});

const columns: Column<Stay>[] = [
  {
    id: 'guest',
    header: '住客',
    width: 160,
    pin: 'start',
    cell: ({ guest }) => <TitleCell href="#table">{guest}</TitleCell>,
    sortValue: ({ guest }) => guest,
  },
  { id: 'room', header: '房间', width: 120, cell: ({ room }) => room },
  {
    id: 'due',
    header: '应付',
    width: 120,
    align: 'end',
    cell: ({ due }) => <MoneyCell value={due} />,
    sortValue: ({ due }) => due,
  },
  {
    id: 'state',
    header: '状态',
    width: 120,
    cell: ({ isPaid }) => (
      <Tag tone={isPaid ? 'success' : 'warning'}>{isPaid ? '已支付' : '未支付'}</Tag>
    ),
  },
];

/** Stays that can be sorted and selected. */
export function StayTable() {
  const [selected, setSelected] = useState<Record<string, true>>({ 1: true });
  return (
    <Table
      label="在住"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      selection={{ selected, onChange: setSelected }}
    />
  );
}
