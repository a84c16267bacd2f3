import {
  RequestApplicant,
  RequestAsk,
  RequestProof,
  RequestState,
} from '../contract/personRequest.ts';
import { Role } from '../contract/role.ts';
import { retentionOf } from '../rules/retention.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const request = {
  id: '1',
  name: '苏示例',
  idcard: '9901********0012',
  number: '138****7788',
  ask: RequestAsk.view,
  applicant: RequestApplicant.self,
  proof: RequestProof.document,
  note: '到店提出',
  state: RequestState.pending,
  createTime: '2026-03-17 15:00:00',
  createdBy: null,
  dueDay: '2026-04-07',
  handleTime: null,
  handledBy: null,
  result: null,
  waiting: 0,
  waitsUntil: null,
};

const found = {
  id: '1',
  title: '安住西湖店 订单 12',
  name: '苏示例',
  idcard: '9901********0012',
  number: '138****7788',
  time: '2026-03-08 14:00:00',
  erasure: 'now' as const,
  ...retentionOf('booking', '2026-03-10 12:00:00', 0),
};

export const personRequestExamples = {
  personRequestPage: [
    {
      title: '待处理的请求',
      as: Role.admin,
      input: { page: firstPage, state: RequestState.pending },
      data: pageOf(request),
    },
    {
      title: '酒店不处理个人信息请求',
      as: Role.hotelAdmin,
      input: { page: firstPage },
      ...notPermitted,
    },
  ],
  addPersonRequest: [
    {
      title: '本人当面要求删除',
      as: Role.admin,
      input: {
        name: '苏示例',
        number: '13800007788',
        ask: RequestAsk.erase,
        applicant: RequestApplicant.self,
        proof: RequestProof.document,
      },
      data: { id: '4' },
    },
    {
      title: '没有核验身份',
      as: Role.admin,
      wire: { name: '苏示例', number: '13800007788', ask: 3, applicant: 0 },
      code: 400,
      msg: '身份核验不能为空',
      fields: { proof: '身份核验不能为空' },
    },
    {
      title: '只有姓名',
      as: Role.admin,
      wire: { name: '苏示例', ask: 3, applicant: 0, proof: 0 },
      code: 400,
      msg: '证件号码、手机号至少填一个，仅凭姓名不能确认身份',
      fields: { idcard: '证件号码、手机号至少填一个，仅凭姓名不能确认身份' },
    },
  ],
  findPerson: [
    {
      title: '本人的全部记录',
      as: Role.admin,
      input: { id: '1' },
      data: {
        groups: [
          {
            kind: 'booking',
            label: '未收款的订单',
            count: 1,
            erasedNow: 1,
            erasedLater: 0,
            records: [found],
          },
        ],
        count: 1,
        isByNameOnly: false,
        refusal: null,
      },
    },
  ],
  downloadPerson: [
    {
      title: '个人信息副本',
      as: Role.admin,
      input: { id: '1' },
      fileName: '个人信息副本_20260318100000.xlsx',
    },
  ],
  quotePersonCorrection: [
    {
      title: '更正手机号',
      as: Role.admin,
      input: { id: '2', newNumber: '13800007799' },
      data: {
        changes: [
          {
            label: '未收款的订单',
            title: '安住西湖店 订单 12',
            field: '手机号',
            before: '138****7788',
            after: '138****7799',
          },
        ],
      },
    },
  ],
  correctPerson: [
    {
      title: '更正姓名',
      as: Role.admin,
      input: { id: '2', newName: '苏示列' },
      data: { count: 1 },
    },
    {
      title: '不是更正的请求',
      as: Role.admin,
      input: { id: '1', newName: '苏示列' },
      code: 409,
      msg: '该请求不是「更正」',
    },
  ],
  erasePerson: [
    {
      title: '没有法律要求保存的立即清除',
      as: Role.admin,
      input: { id: '3' },
      data: { erased: 1, waiting: 0, waitsUntil: null },
    },
  ],
  closePersonRequest: [
    {
      title: '完成查阅',
      as: Role.admin,
      input: { id: '1', isRejected: false, result: '当面查阅，已交副本' },
      data: null,
    },
    {
      title: '拒绝须说明理由',
      as: Role.admin,
      wire: { id: '1', isRejected: 1, result: '' },
      code: 400,
      msg: '处理结果不能为空',
      fields: { result: '处理结果不能为空' },
    },
  ],
} satisfies SomeExamples;
