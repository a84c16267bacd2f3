import * as z from 'zod/mini';
import { besideFaults } from './checks.ts';
import { Amount, filter, Id, integer, oneOf, Yuan } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { daySpanChecks } from './daySpan.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide, management } from './role.ts';
import { sentence } from './sentence.ts';

/** Where the price of a night comes from: the room type's fee, its weekday, or its date. */
export const PriceKind = { usual: 0, weekday: 1, day: 2 } as const;
export type PriceKind = (typeof PriceKind)[keyof typeof PriceKind];
export const priceKindLabel = {
  [PriceKind.usual]: '平日',
  [PriceKind.weekday]: '周末',
  [PriceKind.day]: '特殊日期',
} as const satisfies Record<PriceKind, string>;

/** What a night costs, in yuan, before discounts. */
export const NightPrice = z.object({
  night: labelled('夜晚', LocalDate),
  fee: labelled('价格', Amount, { description: '元/晚，折前' }),
  kind: labelled('价格类别', oneOf(PriceKind, priceKindLabel)),
});
export type NightPrice = z.output<typeof NightPrice>;

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

export const listRoomPrices = endpoint({
  path: '/api/roomPrice/list',
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
}

export const saveRoomPrice = endpoint({
  path: '/api/roomPrice/save',
  summary: '设置星期或日期的价格',
  description: '按星期，或按一段日期；价格为空则恢复为上一级的价格',
  access: management,
  changes: true,
  input: z
    .object({
      roomType: labelled('房型', Id),
      weekday: labelled('星期', filter(integer({ min: 1, max: 7 })), {
        description: '1 周一 至 7 周日',
      }),
      from: labelled('开始日期', filter(LocalDate)),
      to: labelled('结束日期', filter(LocalDate)),
      fee: labelled('价格', z.nullable(Yuan)),
    })
    .check(
      ...daySpanChecks('晚'),
      z.refine<Saved>(
        ({ weekday, from, to }) =>
          weekday === undefined
            ? from !== undefined && to !== undefined
            : from === undefined && to === undefined,
        {
          ...besideFaults,
          error: sentence('请选择星期，或开始与结束日期'),
          path: ['weekday'],
        },
      ),
    ),
});
