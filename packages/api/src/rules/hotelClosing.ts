import type { ClosingBlock, ClosingBlockKind } from '../contract/hotelClosing.ts';
import { type ScreenRoute, screens } from './screens.ts';

interface BlockRule {
  /** 3 间房有客人在住 */
  text: (count: number) => string;
  /** Where it is settled. */
  route: ScreenRoute;
  /** What the list there is narrowed by, beside the hotel. */
  query?: Readonly<Record<string, string>>;
}

/** What keeps a hotel from being closed, in words, and where each is settled; in the order of the desk's work. */
export const closingBlocks: Readonly<Record<ClosingBlockKind, BlockRule>> = {
  inHouse: { text: (count) => `${count} 间房有客人在住`, route: 'roomManage' },
  isolating: { text: (count) => `${count} 名隔离人员正在隔离`, route: 'isolationManage' },
  bookings: { text: (count) => `${count} 张订单待入住`, route: 'orderManage' },
  pendingOrders: { text: (count) => `${count} 条渠道预订未接单`, route: 'orderManage' },
  declarations: { text: (count) => `${count} 份申报待审核`, route: 'declarationReview' },
  toRefund: {
    text: (count) => `${count} 张订单待审批退款`,
    route: 'orderManage',
    query: { due: 'toRefund' },
  },
  leftOpen: {
    text: (count) => `${count} 张账单离店未结`,
    route: 'orderManage',
    query: { due: 'leftOpen' },
  },
  paidTwice: {
    text: (count) => `${count} 张订单渠道重复收款`,
    route: 'orderManage',
    query: { due: 'paidTwice' },
  },
  shifts: { text: (count) => `${count} 个班次未交班`, route: 'shift' },
  days: { text: (count) => `${count} 天未夜审`, route: 'index' },
};

/** Why a hotel cannot be closed now; null where nothing keeps it open. */
export function closingRefusal(name: string, blocks: readonly ClosingBlock[]): string | null {
  if (blocks.length === 0) return null;
  const texts = blocks.map(({ kind, count }) => {
    const { text, route } = closingBlocks[kind];
    return `${text(count)}（${screens[route].name}）`;
  });
  return `「${name}」不能停业：还有 ${texts.join('、')}`;
}

/** Why nothing is sold in a hotel that was closed, on every path: booking, check-in, isolation, rooms and prices. */
export const closedHotelRefusal = (name: string): string =>
  `「${name}」已停业，不能预订、入住、接收隔离、新增房间、改价或申请物资`;
