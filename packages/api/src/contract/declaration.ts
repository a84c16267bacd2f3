import * as z from 'zod/mini';
import { filter, Flag, Id, nullable, oneOf } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PersonType, personTypeLabel } from './isolation.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { ConfirmNames } from './person.ts';
import {
  DecisionField,
  rejectionHasNote,
  ReviewNote,
  ReviewStatus,
  reviewStatusLabel,
} from './review.ts';
import { epidemicSide } from './role.ts';

/** A declaration to be reviewed; ID number and phone are masked in lists and complete in `getDeclaration`. */
export const Declaration = z.object({
  id: labelled('申报编号', Id),
  name: labelled('申请人', z.string()),
  idCard: labelled('身份证号', nullable(z.string())),
  phone: labelled('手机号', nullable(z.string())),
  /** A channel sent a phone that cannot be read. */
  isPhoneUnverified: labelled('号码待核实', filter(Flag)),
  type: labelled('人员类型', nullable(oneOf(PersonType, personTypeLabel))),
  checkInTime: labelled('入住时间', nullable(z.string())),
  checkOutTime: labelled('离开时间', nullable(z.string())),
  reviewStatus: labelled('审核状态', oneOf(ReviewStatus, reviewStatusLabel)),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Room type id. */
  roomType: labelled('房型编号', nullable(Id)),
  roomTypeName: labelled('房型', nullable(z.string())),
  /** The isolation room that the approval assigned. */
  roomName: labelled('房间', nullable(z.string())),
  /** The reviewer's note. */
  remark: labelled('审核备注', nullable(z.string())),
  createTime: labelled('申请时间', nullable(z.string())),
});
export type Declaration = z.output<typeof Declaration>;

export const declarationPage = endpoint({
  path: '/api/review/page',
  summary: '申报列表',
  description: '按申报时间，新的在前',
  access: epidemicSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    hotelId: labelled('酒店', filter(Id)),
    beginTime: labelled('开始日期', filter(LocalDateTime)),
    endTime: labelled('结束日期', filter(LocalDateTime)),
    reviewStatus: labelled('审核状态', filter(oneOf(ReviewStatus, reviewStatusLabel))),
    ...orderedBy({ createTime: '申报时间' }),
  }),
  data: paged(Declaration),
});

export const getDeclaration = endpoint({
  method: 'GET',
  path: '/api/review/get/{id}',
  summary: '申报详情',
  description: '证件号与手机号完整返回，并记入日志',
  access: epidemicSide,
  unmasks: true,
  input: z.object({ id: labelled('申报', Id) }),
  data: Declaration,
});

export const reviewDeclaration = endpoint({
  path: '/api/review/reviews',
  sells: true,
  summary: '审核申报',
  description: '批准即分配房间并入住；密接与应隔离人员由审核人指定酒店与房型，其余按申报人所选',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      id: labelled('申报', Id),
      reviewStatus: labelled('审核结果', DecisionField),
      hotelId: labelled('酒店', filter(Id)),
      roomType: labelled('房型', filter(Id)),
      remark: labelled('审核备注', ReviewNote),
      confirmNames: ConfirmNames,
    })
    .check(rejectionHasNote()),
  /** Of an approval; null of a rejection, and from other back ends. */
  data: z.nullish(z.object({ roomName: labelled('房间', z.string()) })),
});
