import * as z from 'zod/mini';
import { filter, Id, maybe, Nothing, oneOf } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { PersonType } from './isolation.ts';
import { paged, PageRequest } from './page.ts';
import { DecisionField, rejectionHasNote, ReviewNote, ReviewStatus } from './review.ts';
import { epidemicSide } from './role.ts';

/** A person's own declaration, to be reviewed: ID number and phone are masked in lists, whole in `getDeclaration`. */
export const Declaration = z.object({
  id: Id,
  name: z.string(),
  idCard: maybe(z.string()),
  phone: maybe(z.string()),
  type: maybe(oneOf(PersonType)),
  checkInTime: maybe(z.string()),
  checkOutTime: maybe(z.string()),
  reviewStatus: oneOf(ReviewStatus),
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  /** Room type id. */
  roomType: maybe(Id),
  roomTypeName: maybe(z.string()),
  /** The reviewer's note. */
  remark: maybe(z.string()),
  createTime: maybe(z.string()),
});
export type Declaration = z.output<typeof Declaration>;

export const declarationPage = endpoint({
  method: 'POST',
  path: '/api/review/page',
  summary: '申报列表：按申报时间，新的在前',
  access: epidemicSide,
  input: z.object({
    page: named('分页', PageRequest),
    beginTime: named('开始日期', filter(LocalDateTime)),
    endTime: named('结束日期', filter(LocalDateTime)),
    reviewStatus: named('审核状态', filter(oneOf(ReviewStatus))),
  }),
  data: paged(Declaration),
});

export const getDeclaration = endpoint({
  method: 'GET',
  path: '/api/review/get/{id}',
  summary: '申报详情：证件号与手机号完整返回，并记入日志',
  access: epidemicSide,
  input: z.object({ id: named('申报', Id) }),
  data: Declaration,
});

export const reviewDeclaration = endpoint({
  method: 'POST',
  path: '/api/review/reviews',
  summary:
    '审核申报：批准即分配房间并入住；密接与应隔离人员由审核人指定酒店与房型，其余按申报人所选',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      id: named('申报', Id),
      reviewStatus: named('审核结果', DecisionField),
      hotelId: named('酒店', filter(Id)),
      roomType: named('房型', filter(Id)),
      remark: named('审核备注', ReviewNote),
    })
    .check(rejectionHasNote()),
  data: Nothing,
});
