import type { Order } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { dayOf } from '@anzhu/api/rules/days';
import { type OrderAction, orderCan } from '@anzhu/api/rules/orderTransitions';

const words = {
  view: '查看',
  changePrice: '改价',
  refund: '退款',
  checkIn: '去入住',
  bill: '账单',
} as const satisfies Partial<Record<OrderAction, string>>;

/** Before guests come; left out where it cannot be done. */
const deskWords = {
  checkInGroup: '团队入住',
  assign: '排房',
  unassign: '取消排房',
  cancel: '取消订单',
  noShow: '未到店',
} as const;

type Usual = keyof typeof words;
type AtDesk = keyof typeof deskWords;

/** What a row offers: 查看 改价 退款 去入住 账单, and before guests come 团队入住 排房 取消排房 取消订单 未到店. */
export type OrderRowAction = Usual | AtDesk;

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

type RowOrder = Pick<Order, 'status' | 'estimatedCheckIn' | 'assignedRoomId' | 'groupNo'>;

/** The transition of an action that has another name. */
const transitions: Readonly<Partial<Record<AtDesk, OrderAction>>> = {
  checkInGroup: 'checkIn',
  unassign: 'assign',
};

/**
 * What an order offers this role. What the role never may is left out.
 * @param today the hotel's day, `yyyy-MM-dd`
 */
export function rowActions(order: RowOrder, role: Role | null, today: string): RowActions {
  const { status } = order;
  const possible: RowAction[] = [];
  const refused: RowAction[] = [];
  for (const id of Object.keys(words) as Usual[]) {
    const { isAllowed, because, reason } = orderCan(id, status, role);
    if (isAllowed) possible.push({ id, label: words[id] });
    else if (because === 'status') refused.push({ id, label: words[id], disabledReason: reason });
  }
  for (const id of Object.keys(deskWords) as AtDesk[]) {
    const action = transitions[id] ?? (id as OrderAction);
    if (orderCan(action, status, role).isAllowed && isNeeded(id, order, today)) {
      possible.push({ id, label: deskWords[id] });
    }
  }
  return { actions: [...possible, ...refused], inline: Math.min(possible.length, mostInline) };
}

function isNeeded(action: AtDesk, order: RowOrder, today: string): boolean {
  const day = order.estimatedCheckIn === null ? null : dayOf(order.estimatedCheckIn);
  switch (action) {
    case 'unassign':
      return order.assignedRoomId !== undefined;
    case 'checkInGroup':
      return order.groupNo !== undefined && day !== null && day <= today;
    case 'noShow':
      return day !== null && day < today;
    default:
      return true;
  }
}
