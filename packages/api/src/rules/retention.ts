import { addMonths } from 'date-fns/addMonths';
import { addDays, dayOf, readDay, writeDay } from './days.ts';

/** How long one kind of records about a person is kept, and by what. */
interface RetentionRule {
  label: string;
  /** The law by which it is kept, or by which it is not kept for longer. */
  basis: string;
  /** Months after `start`; 0: no law keeps it. */
  months: number;
  /** What the months begin with, as a word before 后: 离店. */
  start: string;
  /** What is kept of it when the person is erased: 金额与明细. Missing: nothing. */
  rest?: string;
}

const noLaw = '《个人信息保护法》第四十七条';

/**
 * What is kept of a person, until when and why: the only place where a period stands. The laws name the duty, and not
 * always a period (`stories/PersonalData.mdx`).
 */
const retentionRules = {
  registration: {
    label: '住宿登记',
    basis: '《旅馆业治安管理办法》第六条',
    months: 36,
    start: '离店',
  },
  isolation: { label: '隔离记录', basis: '《传染病防治法》', months: 36, start: '隔离结束' },
  healthTest: { label: '检测记录', basis: '《传染病防治法》', months: 36, start: '隔离结束' },
  declaration: { label: '隔离申报', basis: noLaw, months: 0, start: '审核' },
  order: {
    label: '订单',
    basis: '《电子商务法》第三十一条',
    months: 36,
    start: '预计离店',
    rest: '金额与明细',
  },
  booking: { label: '未收款的订单', basis: noLaw, months: 0, start: '预计离店' },
  expected: { label: '入住名单', basis: noLaw, months: 0, start: '预计离店' },
  pendingOrder: { label: '未接单', basis: noLaw, months: 0, start: '预计离店' },
  guestNote: { label: '客人备注', basis: noLaw, months: 0, start: '离店' },
  invoice: {
    label: '发票',
    basis: '《税收征收管理法实施细则》第二十九条',
    months: 120,
    start: '开票',
    rest: '金额与号码',
  },
  bill: {
    label: '账单（不含姓名）',
    basis: '《会计法》第二十三条',
    months: 360,
    start: '预计离店',
    rest: '金额与明细',
  },
  companyContact: { label: '协议单位联系人', basis: noLaw, months: 0, start: '协议到期' },
  user: { label: '员工账号', basis: '《劳动合同法》第五十条', months: 24, start: '离职' },
  log: { label: '操作日志', basis: '《网络安全法》第二十一条', months: 6, start: '写入' },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof retentionRules;
export const retentionKinds = Object.keys(retentionRules) as RetentionKind[];

export const retentionRule = (kind: RetentionKind): RetentionRule => retentionRules[kind];

const monthsAfter = (day: string, months: number): string =>
  writeDay(addMonths(readDay(day), months));

/** 3 年, 6 个月. */
const periodWord = (months: number): string =>
  months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`;

/** 离店后 3 年, 离店后. */
const periodOf = ({ start, months }: RetentionRule): string =>
  months === 0 ? `${start}后` : `${start}后 ${periodWord(months)}`;

/** The first day on which no law keeps a record any more; `start` is a moment or a day. */
export const lawfulUntil = (kind: RetentionKind, start: string): string =>
  monthsAfter(dayOf(start), retentionRule(kind).months);

/** Until when a record is kept, and why. */
export interface Retention {
  /** `yyyy-MM-dd`; null as long as what its period begins with has not happened. */
  until: string | null;
  /** 离店后 3 年 */
  period: string;
  reason: string;
}

/**
 * Until when a record is kept: as the law has it, and for `retentionDays` after it has ended, where that is longer.
 * @param start when its period began, a moment or a day; null before
 * @param retentionDays days after which the clean-up erases by itself; 0: only when the person requests it
 */
export function retentionOf(
  kind: RetentionKind,
  start: string | null,
  retentionDays: number,
): Retention {
  const rule = retentionRule(kind);
  const law =
    rule.months === 0
      ? `${periodOf(rule)}没有法律要求保存（${rule.basis}）`
      : `${rule.basis}，保存至${periodOf(rule)}`;
  const after =
    retentionDays === 0 ? '到期后可按本人请求清除' : `到期并满 ${retentionDays} 天后自动清除`;
  const why = { period: periodOf(rule), reason: `${law}；${after}` };
  if (start === null) return { until: null, ...why };
  const lawful = lawfulUntil(kind, start);
  const general = addDays(dayOf(start), retentionDays);
  return { until: general > lawful ? general : lawful, ...why };
}

/**
 * The moment before which records of a kind must have begun their period for the clean-up to erase them at `now`
 * (`yyyy-MM-dd HH:mm:ss`): none is erased on a day before its `retentionOf`.
 */
export function erasedBefore(kind: RetentionKind, now: string, retentionDays: number): string {
  const day = monthsAfter(dayOf(now), -retentionRule(kind).months);
  const lawful = `${day}${now.slice(10)}`;
  const general = `${addDays(dayOf(now), -retentionDays)}${now.slice(10)}`;
  return lawful < general ? lawful : general;
}
