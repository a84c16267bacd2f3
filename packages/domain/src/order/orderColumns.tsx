import { stayLength } from '@anzhu/api/rules/stayLength';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { formatSpan, nothing } from '@anzhu/api/rules/timeText';
import type { LinkTarget } from '@anzhu/ui/Button';
import { ActionsCell, MoneyCell, TitleCell, type Column } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { useMemo } from 'react';
import { bindActions, fieldColumns, linkTitle } from '../kit/index.ts';
import { PhoneCell } from '../phone/index.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { unpaid } from './orderColumns.css.ts';
import { customerOf, hidesMoney, markOf } from './status.ts';
import { rowActions, type OrderRowAction } from './rowActions.ts';

const labels = labelsOf(Order);
const { column, text, time, money } = fieldColumns<Order, keyof typeof labels>(labels);

const hotel = text('hotelName', 116, { id: 'hotel', phone: 'third' });
const sums = [
  column('lastPay', 136, (order) => <PriceCell order={order} />, { align: 'end', phone: 'third' }),
  money('pay', 100, { phone: 'hidden' }),
];
const rare = { phone: 'hidden' } as const;
const moments = [
  time('checkedInTime', 142, 'minute', rare),
  time('checkedOutTime', 142, 'minute', rare),
];

/** 实付金额 of an order; of one that is not paid, or not in full, it says so. */
function PriceCell({ order: { status, lastPay, received } }: { order: Order }) {
  const isUnpaid = status === OrderStatus.unpaid || status === OrderStatus.closed;
  return (
    <>
      {isUnpaid && lastPay !== null && (
        <>
          <span className={unpaid}>
            <Text size="small" tone="muted">
              {received ? '未付清' : '未付'}
            </Text>
          </span>{' '}
        </>
      )}
      <MoneyCell value={lastPay} />
    </>
  );
}

/** Columns and widths that the orders on the page call for. */
interface ShownColumns {
  hasRooms: boolean;
  hasMarks: boolean;
  hasMoments: boolean;
}

/**
 * Frequently needed columns come first: up to the sums they fit a window of 1,440 px, for an admin too, and up to the
 * dates one of 1,024 px. Rarely needed ones scroll, and are left out on phones.
 */
const facts = (
  isAdmin: boolean,
  isMoneyShown: boolean,
  onGroup: OrderColumnOptions['onGroup'] | null,
  today: string,
  { hasRooms, hasMarks, hasMoments }: ShownColumns,
): Column<Order>[] => [
  text('id', 92, { pin: 'start' }),
  column('status', hasMarks ? 168 : 104, (order) => <OrderStatusTag order={order} />, {
    phone: 'mark',
  }),
  text('name', 80, { phone: 'title' }),
  column(
    'number',
    124,
    ({ number, isNumberUnverified }) => (
      <PhoneCell phone={number} isUnverified={isNumberUnverified} />
    ),
    { phone: isAdmin ? 'hidden' : 'third' },
  ),
  stayColumn(today),
  ...(isAdmin ? [hotel] : []),
  ...(onGroup ? [groupColumn(onGroup)] : []),
  text('roomTypeName', 104, { id: 'roomType', phone: 'second' }),
  ...(hasRooms ? [text('roomName', 76, { id: 'room', phone: 'third' })] : []),
  ...(isMoneyShown ? sums : []),
  ...(hasMoments ? moments : []),
  text('province', 96, rare),
  column('customerName', 104, (order) => customerOf(order) ?? nothing, { id: 'customer', ...rare }),
  column('idcard', 160, ({ idcard }) => (idcard ? maskIdCard(idcard) : nothing), rare),
  text('reason', 184, rare),
  time('estimatedCheckOut', 142, 'minute', rare),
  time('createTime', 144, 'minute', rare),
];

/** From day to day and how many nights; ordered by arrival. */
const stayColumn = (today: string): Column<Order> => ({
  id: 'estimatedCheckIn',
  header: '入住 → 离店',
  width: 176,
  phone: 'second',
  cell: (order) => {
    const { estimatedCheckIn, estimatedCheckOut, dayUseHours } = order;
    const length = stayLength(order);
    if (dayUseHours !== undefined) return `${estimatedCheckIn?.slice(5, 10) ?? nothing} ${length}`;
    const span = formatSpan(estimatedCheckIn, estimatedCheckOut, today.slice(0, 4));
    return length === null ? span : `${span} · ${length}`;
  },
});

const groupColumn = (onGroup: OrderColumnOptions['onGroup']) =>
  column('groupNo', 132, ({ groupNo }) =>
    groupNo === undefined ? (
      nothing
    ) : (
      <TitleCell onOpen={() => onGroup(groupNo)}>{groupNo}</TitleCell>
    ),
  );

/** What the columns depend on. */
export interface OrderColumnOptions {
  /** The orders on the page: sums are left out where none of them has one. */
  rows: readonly Order[];
  /** Of the reader: hotels are named for the platform's admins only, and each role has its own actions. */
  role: Role | null;
  /** The hotel's day, `yyyy-MM-dd`. */
  today: string;
  /** Opens an order, from its number. Stable between renders. */
  linkOf: (order: Order) => LinkTarget;
  /** Stable between renders: a new function renders every row again. */
  onAction: (action: OrderRowAction, order: Order) => void;
  /** Called with a group that was pressed, to show its orders only. Stable between renders. */
  onGroup: (groupNo: string) => void;
}

/**
 * The columns of the order list: who comes when, for which room, and what is to be done. Numbers of documents and
 * phones are masked; sums are left out where the role sees none, 团队号, 房间 and the moments of stays where no order has one. What cannot be done now is explained.
 */
export function useOrderColumns({
  rows,
  role,
  today,
  linkOf,
  onAction,
  onGroup,
}: OrderColumnOptions): Column<Order>[] {
  const isMoneyShown = role !== Role.antiEpidemic && (rows.length === 0 || !rows.every(hidesMoney));
  const hasGroups = rows.some(({ groupNo }) => groupNo !== undefined);
  const hasRooms = rows.some(({ roomName }) => roomName !== undefined);
  const hasMarks = rows.some((order) => markOf(order) !== undefined);
  const hasMoments = rows.some(({ checkedInTime }) => checkedInTime !== undefined);
  return useMemo(
    () =>
      orderColumns({
        role,
        isMoneyShown,
        hasGroups,
        shown: { hasRooms, hasMarks, hasMoments },
        today,
        linkOf,
        onAction,
        onGroup,
      }),
    [
      role,
      isMoneyShown,
      hasGroups,
      hasRooms,
      hasMarks,
      hasMoments,
      today,
      linkOf,
      onAction,
      onGroup,
    ],
  );
}

function orderColumns({
  role,
  isMoneyShown,
  hasGroups,
  shown,
  today,
  linkOf,
  onAction,
  onGroup,
}: Omit<OrderColumnOptions, 'rows'> & {
  isMoneyShown: boolean;
  hasGroups: boolean;
  shown: ShownColumns;
}): Column<Order>[] {
  return [
    ...linkTitle(
      facts(
        role === null || role === Role.admin,
        isMoneyShown,
        hasGroups ? onGroup : null,
        today,
        shown,
      ),
      linkOf,
    ),
    {
      id: 'actions',
      header: '操作',
      pin: 'end',
      cell: (order) => {
        const { actions, inline } = rowActions(order, role, today);
        return <ActionsCell actions={bindActions(actions, order, onAction)} maxInline={inline} />;
      },
    },
  ];
}
