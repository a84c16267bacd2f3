import type { Id } from '@anzhu/api/contract/codecs';

/** A record as a log entry or a search hit names it. */
export interface RecordRef {
  /** Its kind in Chinese: 房间, 订单. */
  kind: string;
  /** Undefined where it is not known, as of an entry about many. */
  id: Id | undefined;
  /** What it is called in lists; undefined where that is not known. */
  name: string | undefined;
  hotelId: Id | null;
}

type Query = Record<string, string | null | undefined>;

/** A screen that shows a kind of record: its routes, of which a role has one, and its query. */
interface TargetScreen {
  routes: readonly string[];
  query?: (record: RecordRef) => Query;
}

/** By the Chinese name of the record's kind. */
const screens: Readonly<Record<string, TargetScreen>> = {
  酒店: { routes: ['hotel', 'myHotel'], query: ({ name }) => ({ name }) },
  房型: { routes: ['roomType'], query: ({ name }) => ({ name }) },
  床型: { routes: ['bedType'] },
  优惠: { routes: ['discountManage'] },
  部门: { routes: ['department'], query: ({ name }) => ({ name }) },
  菜单: { routes: ['menuManage'], query: ({ name }) => ({ name }) },
  用户: { routes: ['userManage'], query: ({ name }) => ({ nickName: name }) },
  房间: { routes: ['roomManage'], query: ({ hotelId, name }) => ({ hotelId, name }) },
  订单: { routes: ['orderManage'], query: ({ id }) => ({ orderId: id }) },
  隔离人员: { routes: ['isolationManage'], query: ({ id }) => ({ person: id }) },
  检测记录: { routes: ['dailyTest'] },
  申报: { routes: ['declarationReview'] },
  物资申请: {
    routes: ['materialReview', 'hotelMaterialInfo'],
    query: ({ name }) => ({ applyThing: name }),
  },
};

/** The screen that shows a record. */
export interface RecordTarget {
  route: string;
  query: Query;
}

/**
 * Where a record can be seen.
 *
 * @param routes the screens of the reader
 * @returns null for a kind without a screen of the reader's
 */
export function recordTarget(record: RecordRef, routes: readonly string[]): RecordTarget | null {
  const screen = screens[record.kind];
  const route = screen?.routes.find((one) => routes.includes(one));
  return screen && route !== undefined ? { route, query: screen.query?.(record) ?? {} } : null;
}
