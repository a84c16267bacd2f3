import type { Id } from '@anzhu/api/contract/codecs';
import type { TargetKind } from '@anzhu/api/contract/targetKind';

/** A record as a log entry or a search hit names it. */
export interface RecordRef {
  kind: TargetKind;
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

const screens: Readonly<Partial<Record<TargetKind, TargetScreen>>> = {
  hotel: { routes: ['hotel', 'myHotel'], query: ({ name }) => ({ name }) },
  roomType: { routes: ['roomType'], query: ({ name }) => ({ name }) },
  bedType: { routes: ['bedType'] },
  discount: { routes: ['discountManage'] },
  department: { routes: ['department'], query: ({ name }) => ({ name }) },
  menu: { routes: ['menuManage'], query: ({ name }) => ({ name }) },
  user: { routes: ['userManage'], query: ({ name }) => ({ nickName: name }) },
  room: { routes: ['roomManage'], query: ({ hotelId, name }) => ({ hotelId, name }) },
  order: { routes: ['orderManage'], query: ({ id }) => ({ orderId: id }) },
  isolationPerson: { routes: ['isolationManage'], query: ({ id }) => ({ person: id }) },
  healthTest: { routes: ['dailyTest'] },
  declaration: { routes: ['declarationReview'] },
  material: {
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
