import * as z from 'zod/mini';
import { besideFaults } from './checks.ts';
import { Amount, filter, Id, integer, nullable, oneOf, Yuan } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { daySpanChecks, maxSpanDays } from './daySpan.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide, management } from './role.ts';
import { sentence } from './sentence.ts';

/** Where the price of a night comes from: the room type's fee, its weekday, its date, or a company's agreement. */
export const PriceKind = { usual: 0, weekday: 1, day: 2, agreed: 3 } as const;
export type PriceKind = (typeof PriceKind)[keyof typeof PriceKind];
export const priceKindLabel = {
  [PriceKind.usual]: '平日',
  [PriceKind.weekday]: '周末',
  [PriceKind.day]: '特殊日期',
  [PriceKind.agreed]: '协议价',
} as const satisfies Record<PriceKind, string>;

/** What a night costs, in yuan, before discounts. */
export const NightPrice = z.object({
  night: labelled('夜晚', LocalDate),
  fee: labelled('价格', Amount, { unit: '元', description: '每晚，折前' }),
  kind: labelled('价格类别', oneOf(PriceKind, priceKindLabel)),
  /** What it would cost without a price of its date. */
  regularFee: labelled('日常价格', nullable(Amount), {
    unit: '元',
    description: '每晚，没有特殊日期时的价格',
  }),
});
export type NightPrice = z.output<typeof NightPrice>;

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** A night of a quote. Sums are in yuan. */
export const QuotedNight = z.object({
  night: labelled('夜晚', LocalDate),
  fee: labelled('价格', Amount, { unit: '元', description: '折前' }),
  /** Null for a night that the order has bought before. */
  kind: labelled('价格类别', nullable(oneOf(PriceKind, priceKindLabel)), {
    description: '订单原有的夜晚为空',
  }),
});
export type QuotedNight = z.output<typeof QuotedNight>;

export const listRoomPrices = endpoint({
  path: '/api/roomPrice/list',
  isDesk: true,
  summary: '房型每晚的价格',
  description: '日期的价格先于星期的，都没有时为房型价格',
  access: hotelSide,
  input: z
    .object({
      roomType: labelled('房型', Id),
      from: labelled('开始日期', LocalDate),
      to: labelled('结束日期', LocalDate),
    })
    .check(...daySpanChecks('晚')),
  data: z.array(NightPrice),
});

interface Saved extends Span {
  weekday?: number | undefined;
  weekdays?: readonly number[] | undefined;
}

const Weekday = integer({ min: 1, max: 7 });

/** A save is about a weekday, several weekdays, or a span of days. */
const isOnePlace = ({ weekday, weekdays, from, to }: Saved): boolean => {
  const isSpan = from !== undefined && to !== undefined;
  const hasPart = from !== undefined || to !== undefined;
  const named = [weekday, weekdays, hasPart || undefined].filter((one) => one !== undefined);
  return named.length === 1 && isSpan === hasPart;
};

export const saveRoomPrice = endpoint({
  path: '/api/roomPrice/save',
  sells: true,
  isDesk: true,
  summary: '设置星期或日期的价格',
  description:
    '按星期，或按一段日期；价格为空则恢复为上一级的价格。原价与现价不同时返回 409，不保存',
  access: management,
  changes: true,
  input: z
    .object({
      roomType: labelled('房型', Id),
      weekday: labelled('星期', filter(Weekday), { description: '1 周一 至 7 周日' }),
      weekdays: labelled(
        '多个星期',
        filter(z.array(Weekday).check(z.minLength(1, '至少一个'), z.maxLength(7, '最多 7 个'))),
        { description: '代替星期，一次设置几个' },
      ),
      from: labelled('开始日期', filter(LocalDate)),
      to: labelled('结束日期', filter(LocalDate)),
      fee: labelled('价格', z.nullable(Yuan)),
      /** As `listRoomPrices` has shown them; others by now are a conflict. */
      shown: labelled('原价', filter(z.array(Amount).check(z.maxLength(maxSpanDays, '过多'))), {
        description: '看到的价格，按日期或星期的顺序',
      }),
    })
    .check(
      ...daySpanChecks('晚'),
      z.refine<Saved>(isOnePlace, {
        ...besideFaults,
        error: sentence('请选择星期，或开始与结束日期'),
        path: ['weekday'],
      }),
    ),
});
