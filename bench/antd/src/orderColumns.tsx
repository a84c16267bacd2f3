import { Button, Space, Tag, type TableColumnsType } from 'antd';
import { statusWords, type Order } from '../../work.ts';

const tones = ['gold', 'blue', 'default', 'cyan', 'green', 'red', 'default'];
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

export const orderColumns: TableColumnsType<Order> = [
  { title: '订单号', dataIndex: 'id', fixed: 'left', width: 100 },
  {
    title: '订单状态',
    dataIndex: 'status',
    width: 110,
    render: (status: number) => <Tag color={tones[status]}>{statusWords[status]}</Tag>,
  },
  { title: '客户', dataIndex: 'guest', width: 100 },
  { title: '联系电话', dataIndex: 'phone', width: 130 },
  { title: '酒店', dataIndex: 'hotel', width: 120 },
  { title: '房型', dataIndex: 'roomType', width: 120 },
  { title: '预计入住', dataIndex: 'checkIn', width: 150 },
  { title: '预计离店', dataIndex: 'checkOut', width: 150 },
  {
    title: '应付金额',
    dataIndex: 'due',
    width: 110,
    align: 'right',
    sorter: (one, other) => one.due - other.due,
    render: yuan,
  },
  { title: '入住天数', dataIndex: 'nights', width: 90, align: 'right' },
  { title: '客源省份', dataIndex: 'province', width: 100 },
  {
    title: '操作',
    key: 'actions',
    fixed: 'right',
    width: 160,
    render: () => (
      <Space>
        <Button size="small" type="link">
          查看
        </Button>
        <Button size="small" type="link">
          改价
        </Button>
      </Space>
    ),
  },
];
