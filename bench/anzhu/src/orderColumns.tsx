import { ActionsCell, MoneyCell, type Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { statusWords, type Order } from '../../work.ts';

const tones = ['warning', 'info', 'neutral', 'brand', 'success', 'danger', 'neutral'] as const;

const noDeed = (): void => undefined;
const actions = ['查看', '改价'].map((label) => ({ id: label, label, onAction: noDeed }));

export const orderColumns: Column<Order>[] = [
  { id: 'id', header: '订单号', pin: 'start', width: 100, cell: ({ id }) => id },
  {
    id: 'status',
    header: '订单状态',
    width: 110,
    cell: ({ status }) => <Tag tone={tones[status] ?? 'neutral'}>{statusWords[status]}</Tag>,
  },
  { id: 'guest', header: '客户', width: 100, cell: ({ guest }) => guest },
  { id: 'phone', header: '联系电话', width: 130, cell: ({ phone }) => phone },
  { id: 'hotel', header: '酒店', width: 120, cell: ({ hotel }) => hotel },
  { id: 'roomType', header: '房型', width: 120, cell: ({ roomType }) => roomType },
  { id: 'checkIn', header: '预计入住', width: 150, cell: ({ checkIn }) => checkIn },
  { id: 'checkOut', header: '预计离店', width: 150, cell: ({ checkOut }) => checkOut },
  {
    id: 'due',
    header: '应付金额',
    width: 110,
    align: 'end',
    sortValue: ({ due }) => due,
    cell: ({ due }) => <MoneyCell value={due / 100} />,
  },
  { id: 'nights', header: '入住天数', width: 90, align: 'end', cell: ({ nights }) => nights },
  { id: 'province', header: '客源省份', width: 100, cell: ({ province }) => province },
  {
    id: 'actions',
    header: '操作',
    pin: 'end',
    width: 160,
    cell: () => <ActionsCell actions={actions} />,
  },
];

export const orderId = ({ id }: Order): string => id;
