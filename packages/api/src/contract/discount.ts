import * as z from 'zod/mini';
import { clearable, optional, partial } from './change.ts';
import { besideFaults, hasDecimals } from './checks.ts';
import { Amount, CommaList, filter, Id, nullable, numeric, oneOf } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { ImageUrl, multilineText, nameText, searchText } from './text.ts';
import { sentence } from './sentence.ts';

/** The scope of a discount; only personal discounts within a hotel exist. */
export const DiscountScope = { personal: 1 } as const;
export type DiscountScope = (typeof DiscountScope)[keyof typeof DiscountScope];
export const discountScopeLabel = {
  [DiscountScope.personal]: '酒店内个人优惠',
} as const satisfies Record<DiscountScope, string>;

/** The kind of reduction: by yuan, or to the fraction that is paid (0.85 is 8.5 折). */
export const DiscountKind = { flat: 0, percentage: 1 } as const;
export type DiscountKind = (typeof DiscountKind)[keyof typeof DiscountKind];
export const discountKindLabel = {
  [DiscountKind.flat]: '直减',
  [DiscountKind.percentage]: '折扣',
} as const satisfies Record<DiscountKind, string>;

/** The condition of a discount: from N nights, from N yuan, or none. */
export const DiscountEffect = { nights: 0, spending: 1, always: 2 } as const;
export type DiscountEffect = (typeof DiscountEffect)[keyof typeof DiscountEffect];
export const discountEffectLabel = {
  [DiscountEffect.nights]: '满天数',
  [DiscountEffect.spending]: '满金额',
  [DiscountEffect.always]: '无门槛',
} as const satisfies Record<DiscountEffect, string>;

/** The discounts that a discount cannot be combined with. */
export const DiscountExclusion = { none: 0, all: 1, listed: 2 } as const;
export type DiscountExclusion = (typeof DiscountExclusion)[keyof typeof DiscountExclusion];
export const discountExclusionLabel = {
  [DiscountExclusion.none]: '不互斥',
  [DiscountExclusion.all]: '与全部互斥',
  [DiscountExclusion.listed]: '与指定互斥',
} as const satisfies Record<DiscountExclusion, string>;

const amount = { description: '直减为元；折扣为实付的比例，0.85 即 8.5 折' };
const condition = { description: '满天数为晚，满金额为元；无门槛时为空' };
const range = { description: '优惠编号，以逗号连接' };

export const Discount = z.object({
  id: labelled('优惠编号', Id),
  name: labelled('优惠名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  description: labelled('优惠说明', nullable(z.string())),
  type: labelled('优惠类型', nullable(oneOf(DiscountScope, discountScopeLabel))),
  discountsType: labelled('优惠方式', oneOf(DiscountKind, discountKindLabel)),
  /** Yuan, or the fraction that is paid. */
  discounts: labelled('优惠数值', Amount, amount),
  effectType: labelled('生效方式', oneOf(DiscountEffect, discountEffectLabel)),
  /** Nights or yuan; null without a condition. */
  effectCondition: labelled('生效条件', nullable(Amount), condition),
  exclusiveType: labelled('互斥方式', oneOf(DiscountExclusion, discountExclusionLabel)),
  /** Ids of the discounts that it cannot be combined with. */
  exclusiveRange: labelled('互斥范围', CommaList, range),
  /** In their order; missing of other back ends. */
  exclusiveNames: labelled('互斥优惠', filter(z.array(z.string()))),
  /** The last second of its validity. */
  validityTime: labelled('有效期至', nullable(z.string())),
  picture: labelled('图片', nullable(z.string())),
});
export type Discount = z.output<typeof Discount>;

const Positive = numeric(
  z.number('应为数字').check(z.gt(0, '应大于 0'), z.lte(999_999.99, '不能大于 999999.99')),
);

const DiscountForm = {
  name: labelled('优惠名称', nameText({ max: 10 })),
  description: labelled('优惠说明', optional(multilineText({ max: 200 }))),
  type: labelled('优惠类型', filter(oneOf(DiscountScope, discountScopeLabel))),
  discountsType: labelled('优惠方式', oneOf(DiscountKind, discountKindLabel)),
  discounts: labelled('优惠数值', Positive, amount),
  effectType: labelled('生效方式', oneOf(DiscountEffect, discountEffectLabel)),
  effectCondition: labelled('生效条件', clearable(Positive), condition),
  exclusiveType: labelled('互斥方式', oneOf(DiscountExclusion, discountExclusionLabel)),
  exclusiveRange: labelled('互斥范围', optional(CommaList), range),
  validityTime: labelled('有效期至', LocalDateTime),
  picture: labelled('图片', optional(ImageUrl)),
};

/** Fields that are validated together; undefined ones are skipped. */
interface Agreeing {
  discountsType?: DiscountKind | undefined;
  discounts?: number | undefined;
  effectType?: DiscountEffect | undefined;
  effectCondition?: number | null | undefined;
  exclusiveType?: DiscountExclusion | undefined;
  exclusiveRange?: readonly string[] | undefined;
}

const isPartOfWhole = ({ discountsType, discounts = 1 }: Agreeing): boolean =>
  discountsType !== DiscountKind.percentage || discounts <= 1;

const hasCondition = ({ effectType, effectCondition }: Agreeing): boolean =>
  effectType === undefined ||
  effectType === DiscountEffect.always ||
  typeof effectCondition === 'number';

const hasRange = ({ exclusiveType, exclusiveRange = [] }: Agreeing): boolean =>
  exclusiveType !== DiscountExclusion.listed || exclusiveRange.length > 0;

/** Yuan have two decimals, fractions four: more would be lost by rounding. */
const isExact = ({ discountsType, discounts = 0 }: Agreeing): boolean =>
  discountsType === undefined ||
  hasDecimals(discounts, discountsType === DiscountKind.percentage ? 4 : 2);

/** Nights are integers, yuan have two decimals. */
const isExactCondition = ({ effectType, effectCondition }: Agreeing): boolean =>
  typeof effectCondition !== 'number' ||
  hasDecimals(effectCondition, effectType === DiscountEffect.nights ? 0 : 2);

const agreement = [
  z.refine<Agreeing>(isPartOfWhole, {
    ...besideFaults,
    error: sentence('优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。'),
    path: ['discounts'],
  }),
  z.refine<Agreeing>(isExact, { ...besideFaults, error: '小数位数过多', path: ['discounts'] }),
  z.refine<Agreeing>(isExactCondition, {
    ...besideFaults,
    error: '小数位数过多',
    path: ['effectCondition'],
  }),
  z.refine<Agreeing>(hasCondition, {
    ...besideFaults,
    error: '不能为空',
    path: ['effectCondition'],
  }),
  z.refine<Agreeing>(hasRange, {
    ...besideFaults,
    error: sentence('请选择互斥范围'),
    path: ['exclusiveRange'],
  }),
];

export const discountPage = endpoint({
  path: '/api/discounts/page',
  summary: '优惠列表',
  access: hotelSide,
  successCode: '200',
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('优惠名称', filter(searchText({ max: 10 }))),
    hotelId: labelled('酒店', filter(Id)),
    ...orderedBy({ validityTime: '有效期至' }),
  }),
  data: paged(Discount),
});

export const addDiscount = endpoint({
  path: '/api/discounts/add',
  sells: true,
  summary: '新增优惠',
  access: management,
  changes: true,
  successCode: '200',
  input: z.object({ ...DiscountForm, hotelId: labelled('酒店', filter(Id)) }).check(...agreement),
  data: z.object({ id: labelled('优惠编号', Id) }),
});

export const modifyDiscount = endpoint({
  path: '/api/discounts/modify',
  sells: true,
  summary: '编辑优惠',
  description: '只改提交的字段',
  access: management,
  changes: true,
  successCode: '200',
  input: z.object({ id: labelled('优惠', Id), ...partial(DiscountForm) }).check(...agreement),
});

export const deleteDiscount = endpoint({
  method: 'GET',
  path: '/api/discounts/delete/{id}',
  summary: '删除优惠',
  access: management,
  changes: true,
  successCode: '200',
  input: z.object({ id: labelled('优惠', Id) }),
});
