import type { Id } from '@anzhu/api/contract/codecs';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { isScreen } from '@anzhu/api/rules/screens';

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

/** The list, narrowed to the name so that the record is in it, and the record beside it. */
const named =
  (key: string) =>
  ({ id, name }: RecordRef): Query => ({ [key]: name, record: id });

/** Those that are not the list of a kind at the route of its name. */
const screens: Readonly<Partial<Record<TargetKind, TargetScreen>>> = {
  hotel: { routes: ['hotel', 'myHotel'], query: named('name') },
  discount: { routes: ['discountManage'], query: named('name') },
  department: { routes: ['department'], query: ({ name }) => ({ name }) },
  menu: { routes: ['menuManage'], query: ({ name }) => ({ name }) },
  user: { routes: ['userManage'], query: named('nickname') },
  room: {
    routes: ['roomManage'],
    query: ({ hotelId, id, name }) => (id ? { hotelId, record: id } : { hotelId, name }),
  },
  order: { routes: ['orderManage'], query: ({ id }) => ({ record: id }) },
  shift: { routes: ['shift'], query: ({ id }) => ({ record: id }) },
  invoice: { routes: ['invoice'], query: named('keyword') },
  isolationPerson: { routes: ['isolationManage'], query: ({ id }) => ({ record: id }) },
  healthTest: { routes: ['dailyTest'], query: ({ id }) => ({ id, record: id }) },
  declaration: { routes: ['declarationReview'], query: ({ id }) => ({ record: id }) },
  personRequest: { routes: ['personRequest'], query: ({ id }) => ({ record: id }) },
  material: {
    routes: ['materialReview', 'hotelMaterialInfo'],
    query: named('applyThing'),
  },
};

const screenOf = (kind: TargetKind): TargetScreen | undefined =>
  screens[kind] ?? (isScreen(kind) ? { routes: [kind], query: named('name') } : undefined);

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
  const screen = screenOf(record.kind);
  const route = screen?.routes.find((one) => routes.includes(one));
  return screen && route !== undefined ? { route, query: screen.query?.(record) ?? {} } : null;
}
