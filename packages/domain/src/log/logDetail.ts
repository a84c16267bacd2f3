import type { DetailedLog, LogDetail } from '@anzhu/api/contract/log';
import type { FieldChange } from '@anzhu/ui/DiffView';

type Query = Record<string, string | null | undefined>;

/** A screen that shows the record of an entry: its routes, of which a role has one, and its query. */
interface TargetScreen {
  routes: readonly string[];
  query?: (log: DetailedLog, name: string | undefined) => Query;
}

/** The record's id; undefined for an entry about many, as of an export, which has the id 0. */
const recordId = ({ targetId }: DetailedLog): string | undefined =>
  targetId === '0' ? undefined : (targetId ?? undefined);

/** By the Chinese name of the record's kind. */
const screens: Readonly<Record<string, TargetScreen>> = {
  酒店: { routes: ['hotel', 'myHotel'], query: (_, name) => ({ name }) },
  房型: { routes: ['roomType'], query: (_, name) => ({ name }) },
  床型: { routes: ['bedType'] },
  优惠: { routes: ['discountManage'] },
  部门: { routes: ['department'], query: (_, name) => ({ name }) },
  菜单: { routes: ['menuManage'], query: (_, name) => ({ name }) },
  用户: { routes: ['userManage'], query: (_, nickName) => ({ nickName }) },
  房间: { routes: ['roomManage'], query: ({ hotelId }, name) => ({ hotelId, name }) },
  订单: {
    routes: ['roomManage'],
    query: (log) => ({ hotelId: log.hotelId, orderId: recordId(log) }),
  },
  隔离人员: { routes: ['isolationManage'], query: (log) => ({ person: recordId(log) }) },
  检测记录: { routes: ['dailyTest'] },
  申报: { routes: ['declarationReview'] },
  物资申请: {
    routes: ['materialReview', 'hotelMaterialInfo'],
    query: (_, applyThing) => ({ applyThing }),
  },
};

/** The name of the record in the sentence of an entry: 编辑房型「大床房」, 房间 305 退房. */
const nameIn = (sketch: string): string | undefined =>
  /「([^」]+)」/.exec(sketch)?.[1] ?? /房间 (\S+)/.exec(sketch)?.[1];

/** The screen that shows the record of a log entry. */
export interface LogTarget {
  route: string;
  query: Query;
}

/**
 * Where the record of an entry can be seen.
 *
 * @param routes the screens of the reader
 * @returns null for a deleted record, and for one without a screen of the reader's
 */
export function logTarget(log: DetailedLog, routes: readonly string[]): LogTarget | null {
  const { targetKind, sketch } = log;
  const screen = targetKind === null ? undefined : screens[targetKind];
  const route = screen?.routes.find((one) => routes.includes(one));
  if (!screen || route === undefined || sketch?.startsWith('删除')) return null;
  return { route, query: screen.query?.(log, nameIn(sketch ?? '')) ?? {} };
}

/** A stored value as it is read; other back ends may log nested values. */
function shown(value: unknown): FieldChange['before'] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as Exclude<FieldChange['before'], readonly string[]>;
}

/** The fields of an entry by their labels, with the values before and after. */
export function logChanges(detail: LogDetail | null): FieldChange[] {
  const { before, after } = detail ?? {};
  return Object.keys({ ...before, ...after }).map((label) => ({
    label,
    before: shown(before?.[label]),
    after: shown(after?.[label]),
  }));
}
