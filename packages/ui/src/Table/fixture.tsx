import { Tag } from '../Tag/Tag.tsx';
import type { Tone } from '../theme/index.ts';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { MoneyCell, TimeCell, TitleCell } from './cells/cells.tsx';
import type { Column } from './column.ts';

/** A record to show tables with: twelve columns, as the longest list of the product has. */
export interface Booking {
  id: string;
  guest: string;
  phone: string;
  province: string;
  roomType: string;
  nights: number;
  due: number;
  paid: number | null;
  state: '未支付' | '已支付' | '已入住' | '已完成' | '已关闭';
  bookedAt: string;
  arrival: string;
}

const guests = ['陈嘉禾', '林若溪', '周明远', '赵清和', '吴知秋', '欧阳静姝', '徐南星', '何以宁'];
const provinces = ['浙江', '上海', '江苏', '四川', '新疆维吾尔自治区', '广东', '黑龙江'];
const roomTypes = ['标准双床房', '豪华大床房', '湖景家庭套房（含双早与接送）', '商务单人房'];
const states = ['未支付', '已支付', '已入住', '已完成', '已关闭'] as const;
const toneOfState: Record<Booking['state'], Tone> = {
  未支付: 'warning',
  已支付: 'info',
  已入住: 'brand',
  已完成: 'success',
  已关闭: 'neutral',
};

const pick = <Value,>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
};
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `count` bookings, deterministic, from the given one on. */
export function bookings(count: number, from = 0): Booking[] {
  return Array.from({ length: count }, (_, offset): Booking => {
    const index = from + offset;
    const nights = 1 + (index % 5);
    const day = twoDigits(1 + (index % 28));
    const due = nights * (268 + (index % 7) * 60);
    const state = pick(states, index);
    return {
      id: `2026030${1 + (index % 9)}${String(100_000 + index * 37)}`,
      guest: pick(guests, index),
      phone: `138****${String(1000 + ((index * 331) % 9000))}`,
      province: pick(provinces, index * 3),
      roomType: pick(roomTypes, index),
      nights,
      due,
      paid: state === '未支付' ? null : due - (index % 3) * 20,
      state,
      bookedAt: `2026-03-${day} ${twoDigits(index % 24)}:${twoDigits((index * 7) % 60)}:00`,
      arrival: `2026-04-${day}`,
    };
  });
}

/** The columns of a booking; `onAction` is called when an action is pressed. */
export function bookingColumns(onAction: (action: string, id: string) => void): Column<Booking>[] {
  return [
    { id: 'id', header: '订单号', pin: 'start', width: 152, cell: (row) => row.id },
    {
      id: 'guest',
      header: '预订人',
      width: 96,
      cell: (row) => row.guest,
      sortValue: (row) => row.guest,
    },
    { id: 'phone', header: '联系电话', width: 124, cell: (row) => row.phone },
    { id: 'province', header: '客源省份', width: 104, cell: (row) => row.province },
    { id: 'roomType', header: '房型', width: 132, cell: (row) => row.roomType },
    {
      id: 'nights',
      header: '入住天数',
      width: 104,
      align: 'end',
      cell: (row) => row.nights,
      sortValue: (row) => row.nights,
    },
    {
      id: 'due',
      header: '应付金额',
      width: 120,
      align: 'end',
      cell: (row) => <MoneyCell value={row.due} />,
      sortValue: (row) => row.due,
    },
    {
      id: 'paid',
      header: '实付金额',
      width: 120,
      align: 'end',
      cell: (row) => <MoneyCell value={row.paid} />,
      sortValue: (row) => row.paid,
    },
    {
      id: 'state',
      header: '订单状态',
      width: 104,
      cell: (row) => <Tag tone={toneOfState[row.state]}>{row.state}</Tag>,
    },
    {
      id: 'arrival',
      header: '预计入住',
      width: 112,
      cell: (row) => <TimeCell value={row.arrival} precision="day" />,
    },
    {
      id: 'bookedAt',
      header: '下单时间',
      width: 144,
      cell: (row) => <TimeCell value={row.bookedAt} />,
      sortValue: (row) => row.bookedAt,
    },
    {
      id: 'actions',
      header: '操作',
      pin: 'end',
      cell: (row) => (
        <ActionsCell
          actions={[
            { id: 'view', label: '查看', onAction: () => onAction('查看', row.id) },
            {
              id: 'price',
              label: '改价',
              disabledReason:
                row.state === '未支付' ? undefined : `订单状态为「${row.state}」，不能改价`,
              onAction: () => onAction('改价', row.id),
            },
            { id: 'copy', label: '复制', onAction: () => onAction('复制', row.id) },
            {
              id: 'delete',
              label: '删除',
              tone: 'danger',
              onAction: () => onAction('删除', row.id),
            },
          ]}
        />
      ),
    },
  ];
}

const day = 86_400_000;

/** The columns of a list of bookings: the number is the link, arrival and departure are one column. */
export function listColumns(onAction: (action: string, id: string) => void): Column<Booking>[] {
  const all = new Map(bookingColumns(onAction).map((column) => [column.id, column]));
  const named = (...ids: string[]): Column<Booking>[] => ids.flatMap((id) => all.get(id) ?? []);
  return [
    {
      id: 'id',
      header: '订单号',
      pin: 'start',
      width: 152,
      cell: (row) => <TitleCell href={`#${row.id}`}>{row.id}</TitleCell>,
    },
    ...named('state', 'guest', 'phone'),
    {
      id: 'stay',
      header: '入住 → 离店',
      width: 176,
      cell: ({ arrival, nights }) => {
        const departure = new Date(Date.parse(arrival) + nights * day).toISOString();
        return `${arrival.slice(5)} → ${departure.slice(5, 10)} · ${nights} 晚`;
      },
      sortValue: (row) => row.arrival,
    },
    ...named('due', 'actions'),
  ];
}
