import type { OrderStatus } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { type OrderAction, orderCan } from '@anzhu/api/rules/orderTransitions';

/** What a row offers: 查看 改价 退款 去入住. */
export type OrderRowAction = Extract<OrderAction, 'view' | 'changePrice' | 'refund' | 'checkIn'>;

const words = {
  view: '查看',
  changePrice: '改价',
  refund: '退款',
  checkIn: '去入住',
} as const satisfies Record<OrderRowAction, string>;

/** One entry of a row's actions. */
interface RowAction {
  id: OrderRowAction;
  label: string;
  /** Why it cannot be done now; nothing when it can. */
  disabledReason?: string;
}

/** The actions of a row, and how many of them can be done now: those stand first. */
export interface RowActions {
  actions: RowAction[];
  possible: number;
}

/** What an order of this status offers this role. What the role never may is left out. */
export function rowActions(status: OrderStatus, role: Role | null): RowActions {
  const possible: RowAction[] = [];
  const refused: RowAction[] = [];
  for (const id of Object.keys(words) as OrderRowAction[]) {
    const { isAllowed, because, reason } = orderCan(id, status, role);
    if (isAllowed) possible.push({ id, label: words[id] });
    else if (because === 'status') refused.push({ id, label: words[id], disabledReason: reason });
  }
  return { actions: [...possible, ...refused], possible: possible.length };
}
