import { type Order, OrderStatus } from '@anzhu/api/contract/order';
import { management, type Role } from '@anzhu/api/contract/role';
import { dayOf } from '@anzhu/api/rules/days';
import { paidToChannel } from '@anzhu/api/rules/messages';
import { reinstateRefusal } from '@anzhu/api/rules/orderFit';
import { type OrderAction, orderCan } from '@anzhu/api/rules/orderTransitions';

const words = {
  changePrice: '改价',
  refund: '退款',
  checkIn: '去入住',
  checkOut: '退房',
  bill: '账单',
} as const satisfies Partial<Record<OrderAction, string>>;

/** Of a group, and before guests come; left out where it cannot be done. */
const deskWords = {
  checkInGroup: '团队入住',
  changeGroup: '团队续住',
  checkOutGroup: '团队退房',
  modify: '修改预订',
  expectGuests: '入住名单',
  assign: '排房',
  unassign: '取消排房',
  cancel: '取消订单',
  noShow: '未到店',
  settlePaidTwice: '处理重复收款',
  decidePayBack: '审批退款',
  reinstate: '恢复订单',
  invoice: '开票',
} as const;

type Usual = keyof typeof words;
type AtDesk = keyof typeof deskWords;

/** What an order offers: 收款 改价 退款 去入住 退房 账单, 团队入住 团队续住 团队退房 of a group, before guests come 修改预订 排房 取消排房 取消订单 未到店, 恢复订单 of what has ended so, and 开票 once guests are in. */
export type OrderRowAction = 'pay' | Usual | AtDesk;

/** One entry of a row's actions. */
interface RowAction {
  id: OrderRowAction;
  label: string;
  /** Why it cannot be done now; nothing when it can. */
  disabledReason?: string;
}

/** The actions of a row, those that can be done now first, and how many of these have room beside each other. */
export interface RowActions {
  actions: RowAction[];
  inline: number;
}

const mostInline = 2;

/** What is next of an order, the first that it allows; the others follow in their order. */
const next: readonly OrderRowAction[] = [
  'decidePayBack',
  'checkOut',
  'refund',
  'pay',
  'checkIn',
  'changePrice',
];

/** What is next first, of guests who are due their check-in, and 修改预订 second: it is never behind 更多. */
function byUse(actions: readonly RowAction[], isDue: boolean): RowAction[] {
  const rankOf = ({ id }: RowAction): number =>
    isDue && id === 'checkIn' ? -1 : next.includes(id) ? next.indexOf(id) : next.length;
  const sorted = actions.toSorted((one, other) => rankOf(one) - rankOf(other));
  const modify = sorted.find(({ id }) => id === 'modify');
  const [first, ...others] = sorted.filter((action) => action !== modify);
  return [first, modify, ...others].filter((action) => action !== undefined);
}

const pay = { id: 'pay', label: '收款' } as const;

type RowOrder = Pick<
  Order,
  | 'status'
  | 'guarantee'
  | 'holdUntil'
  | 'isNoShow'
  | 'isReleased'
  | 'estimatedCheckIn'
  | 'estimatedCheckOut'
  | 'assignedRoomId'
  | 'groupNo'
  | 'isPaidToChannel'
  | 'paidTwice'
  | 'toPayBack'
>;

/** The transition of an action that has another name. */
const transitions: Readonly<Partial<Record<AtDesk, OrderAction>>> = {
  checkInGroup: 'checkIn',
  changeGroup: 'checkOut',
  checkOutGroup: 'checkOut',
  unassign: 'assign',
  invoice: 'bill',
  settlePaidTwice: 'bill',
  decidePayBack: 'bill',
};

/**
 * What an order offers this role. What the role never may is left out.
 * @param today the hotel's day, `yyyy-MM-dd`
 */
export function rowActions(order: RowOrder, role: Role | null, today: string): RowActions {
  const { status } = order;
  const possible: RowAction[] = [];
  const refused: RowAction[] = [];
  if (isUnpaid(status, role)) {
    if (order.isPaidToChannel) refused.push({ ...pay, disabledReason: paidToChannel });
    else possible.push(pay);
  }
  for (const id of Object.keys(words) as Usual[]) {
    if (id === passed(status)) continue;
    const { isAllowed, because, reason } = orderCan(id, order, role);
    if (isAllowed) possible.push({ id, label: words[id] });
    else if (because === 'status') refused.push({ id, label: words[id], disabledReason: reason });
  }
  for (const id of Object.keys(deskWords) as AtDesk[]) {
    const action = transitions[id] ?? (id as OrderAction);
    if (orderCan(action, order, role).isAllowed && isNeeded(id, order, { role, today })) {
      possible.push({ id, label: deskWords[id] });
    }
  }
  const day = order.estimatedCheckIn && dayOf(order.estimatedCheckIn);
  return {
    actions: [...byUse(possible, Boolean(day && day <= today)), ...refused],
    inline: Math.min(possible.length, mostInline),
  };
}

/** Without its payment, for those who see its bill. The rules of bills are too large for a list. */
const isUnpaid = (status: Order['status'], role: Role | null): boolean =>
  status === OrderStatus.unpaid && orderCan('bill', { status }, role).isAllowed;

/** The end of the stay that is never meant: guests who are in their room do not come, all others do not leave. */
const passed = (status: Order['status']): Usual =>
  status === OrderStatus.checkedIn ? 'checkIn' : 'checkOut';

/** Whose guests ask for an invoice: those in house, and who has left. */
const invoiced: ReadonlySet<Order['status']> = new Set([
  OrderStatus.checkedIn,
  OrderStatus.completed,
]);

/** Who decides what staff give back. */
const decides: ReadonlySet<Role> = new Set(management);

function isNeeded(
  action: AtDesk,
  order: RowOrder,
  { role, today }: { role: Role | null; today: string },
): boolean {
  const day = order.estimatedCheckIn === null ? null : dayOf(order.estimatedCheckIn);
  switch (action) {
    case 'unassign':
      return order.assignedRoomId !== undefined;
    case 'checkInGroup':
      return order.groupNo !== undefined && day !== null && day <= today;
    case 'changeGroup':
    case 'checkOutGroup':
      return order.groupNo !== undefined;
    case 'decidePayBack':
      return order.toPayBack !== undefined && (role === null || decides.has(role));
    case 'settlePaidTwice':
      return order.paidTwice !== undefined;
    case 'noShow':
      return (day !== null && day < today) || dayOf(order.holdUntil ?? '9') <= today;
    case 'invoice':
      return invoiced.has(order.status);
    case 'reinstate':
      return reinstateRefusal(order, `${today} 00:00:00`) === null;
    default:
      return true;
  }
}
