import * as z from 'zod/mini';
import { optional } from './change.ts';
import { besideFaults } from './checks.ts';
import { Count, filter, Flag, Id, nullable, oneOf, oneOfTexts } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, paged } from './page.ts';
import { AnyDocumentNumber, PersonName } from './person.ts';
import { Phone } from './phone.ts';
import { platform } from './role.ts';
import { sentence } from './sentence.ts';
import { multilineText, text } from './text.ts';

/** What a person asks for: to see, to have a copy, to correct, to erase (个人信息保护法 44 to 47). */
export const RequestAsk = { view: 0, copy: 1, correct: 2, erase: 3 } as const;
export type RequestAsk = (typeof RequestAsk)[keyof typeof RequestAsk];
export const requestAskLabel = {
  [RequestAsk.view]: '查阅',
  [RequestAsk.copy]: '复制',
  [RequestAsk.correct]: '更正',
  [RequestAsk.erase]: '删除',
} as const satisfies Record<RequestAsk, string>;

/** Who asks. */
export const RequestApplicant = { self: 0, guardian: 1, agent: 2, relative: 3 } as const;
export type RequestApplicant = (typeof RequestApplicant)[keyof typeof RequestApplicant];
export const requestApplicantLabel = {
  [RequestApplicant.self]: '本人',
  [RequestApplicant.guardian]: '监护人',
  [RequestApplicant.agent]: '受托人',
  [RequestApplicant.relative]: '近亲属（本人已故）',
} as const satisfies Record<RequestApplicant, string>;

/** How the identity of who asks was proved. */
export const RequestProof = { document: 0, phone: 1, letter: 2, written: 3 } as const;
export type RequestProof = (typeof RequestProof)[keyof typeof RequestProof];
export const requestProofLabel = {
  [RequestProof.document]: '当面出示证件原件',
  [RequestProof.phone]: '由登记的手机号核对',
  [RequestProof.letter]: '授权书与双方证件',
  [RequestProof.written]: '书面申请与证件复印件',
} as const satisfies Record<RequestProof, string>;

export const RequestState = { pending: 0, done: 1, rejected: 2 } as const;
export type RequestState = (typeof RequestState)[keyof typeof RequestState];
export const requestStateLabel = {
  [RequestState.pending]: '待处理',
  [RequestState.done]: '已完成',
  [RequestState.rejected]: '已拒绝',
} as const satisfies Record<RequestState, string>;

/** A request of a person about their own data. Once it is decided, only masked forms of who it is about are kept. */
export const PersonRequest = z.object({
  id: labelled('请求编号', Id),
  name: labelled('姓名', z.string()),
  idcard: labelled('证件号码', nullable(z.string())),
  number: labelled('手机号', nullable(z.string())),
  ask: labelled('请求事项', oneOf(RequestAsk, requestAskLabel)),
  applicant: labelled('申请人', oneOf(RequestApplicant, requestApplicantLabel)),
  proof: labelled('身份核验', oneOf(RequestProof, requestProofLabel)),
  note: labelled('说明', nullable(z.string())),
  state: labelled('处理状态', oneOf(RequestState, requestStateLabel)),
  createTime: labelled('收到时间', z.string()),
  createdBy: labelled('登记人', nullable(z.string())),
  dueDay: labelled('处理期限', LocalDate, {
    description: '收到后 15 个工作日，不计法定节假日调休',
  }),
  handleTime: labelled('处理时间', nullable(z.string())),
  handledBy: labelled('处理人', nullable(z.string())),
  result: labelled('处理结果', nullable(z.string())),
  /** Records that a law keeps for now: they are erased by themselves. */
  waiting: labelled('待到期清除', Count, { description: '条' }),
  waitsUntil: labelled('最迟清除', nullable(LocalDate)),
});
export type PersonRequest = z.output<typeof PersonRequest>;

export const personRequestPage = endpoint({
  path: '/api/personRequest/page',
  isDesk: true,
  summary: '个人信息请求列表',
  description: '待处理的在前，按期限；其余新的在前',
  access: platform,
  input: z.object({
    page: labelled('分页', PageRequest),
    state: labelled('处理状态', filter(oneOf(RequestState, requestStateLabel))),
    ask: labelled('请求事项', filter(oneOf(RequestAsk, requestAskLabel))),
  }),
  data: paged(PersonRequest),
});

export const addPersonRequest = endpoint({
  path: '/api/personRequest/add',
  isDesk: true,
  summary: '登记个人信息请求',
  description: '证件号码、手机号至少填一个：仅凭姓名不能确认身份',
  access: platform,
  changes: true,
  input: z
    .object({
      name: labelled('姓名', PersonName),
      idcard: labelled('证件号码', filter(AnyDocumentNumber)),
      number: labelled('手机号', filter(Phone)),
      ask: labelled('请求事项', oneOf(RequestAsk, requestAskLabel)),
      applicant: labelled('申请人', oneOf(RequestApplicant, requestApplicantLabel)),
      proof: labelled('身份核验', oneOf(RequestProof, requestProofLabel)),
      note: labelled('说明', optional(multilineText({ max: 200 }))),
    })
    .check(
      // Another one may have the name: nothing could be given, corrected or erased.
      z.refine<{ idcard?: unknown; number?: unknown }>(
        ({ idcard, number }) => (idcard ?? number) !== undefined,
        {
          ...besideFaults,
          error: sentence('证件号码、手机号至少填一个，仅凭姓名不能确认身份'),
          path: ['idcard'],
        },
      ),
    ),
  data: z.object({ id: labelled('请求编号', Id) }),
});

/** What becomes of a record when the person is erased. */
export const erasureLabel = {
  now: '可清除',
  later: '到期清除',
  kept: '保留',
  open: '未结束',
  check: '请核对',
} as const;
export type Erasure = keyof typeof erasureLabel;

const FoundRecord = z.object({
  id: labelled('记录编号', Id),
  /** What and where: 安住西湖店 302. */
  title: labelled('记录', z.string()),
  name: labelled('姓名', nullable(z.string())),
  /** Masked, as in lists. */
  idcard: labelled('证件号码', nullable(z.string())),
  number: labelled('手机号', nullable(z.string())),
  time: labelled('时间', nullable(z.string())),
  erasure: labelled('删除请求', oneOfTexts(erasureLabel)),
  until: labelled('保存至', nullable(LocalDate)),
  period: labelled('保存期限', z.string()),
  reason: labelled('保存原因', z.string()),
});
export type FoundRecord = z.output<typeof FoundRecord>;

export const FoundPerson = z.object({
  groups: labelled(
    '记录',
    z.array(
      z.object({
        kind: labelled('种类', z.string()),
        label: labelled('种类名称', z.string()),
        count: labelled('条数', Count),
        erasedNow: labelled('现在可删除', Count),
        erasedLater: labelled('到期删除', Count),
        records: labelled('明细', z.array(FoundRecord), { description: '最多 50 条' }),
      }),
    ),
  ),
  count: labelled('合计', Count),
  /** Only the name is given: others may have it. */
  isByNameOnly: labelled('仅有姓名', Flag),
  /** Why nothing of the person can be erased now. */
  refusal: labelled('不能删除的原因', nullable(z.string())),
});
export type FoundPerson = z.output<typeof FoundPerson>;

const RequestId = z.object({ id: labelled('个人信息请求', Id) });

export const findPerson = endpoint({
  method: 'GET',
  path: '/api/personRequest/find/{id}',
  isDesk: true,
  summary: '查找个人信息请求所涉的全部记录',
  description: '按请求中的证件号码、手机号与姓名；仅待处理的请求，记入日志',
  access: platform,
  unmasks: true,
  input: RequestId,
  data: FoundPerson,
});

export const downloadPerson = endpoint({
  path: '/api/personRequest/download',
  isDesk: true,
  summary: '下载本人的个人信息副本',
  description: '每种记录一个工作表，完整号码；仅待处理的请求，记入日志',
  access: platform,
  answer: 'file',
  input: RequestId,
});

const Correction = z.object({
  id: labelled('个人信息请求', Id),
  newName: labelled('更正后的姓名', filter(PersonName)),
  newIdcard: labelled('更正后的证件号码', filter(AnyDocumentNumber)),
  newNumber: labelled('更正后的手机号', filter(Phone)),
});

export const quotePersonCorrection = endpoint({
  path: '/api/personRequest/correct/quote',
  isDesk: true,
  summary: '更正前的预览',
  description: '列出将要改动的每一项，不改动任何数据',
  access: platform,
  unmasks: true,
  input: Correction,
  data: z.object({
    changes: labelled(
      '将更正',
      z.array(
        z.object({
          label: labelled('种类名称', z.string()),
          title: labelled('记录', z.string()),
          field: labelled('字段', z.string()),
          before: labelled('更正前', z.string()),
          after: labelled('更正后', z.string()),
        }),
      ),
    ),
  }),
});

export const correctPerson = endpoint({
  path: '/api/personRequest/correct',
  isDesk: true,
  summary: '更正个人信息',
  description: '一次更正全部可改的记录，每条记入日志；请求随之完成',
  access: platform,
  changes: true,
  input: Correction,
  data: z.object({ count: labelled('更正的记录', Count) }),
});

export const erasePerson = endpoint({
  path: '/api/personRequest/erase',
  isDesk: true,
  summary: '删除个人信息',
  description: '法律不要求保存的立即清除，其余到期后自动清除；在住或隔离中、预订未结束的不可删除',
  access: platform,
  changes: true,
  input: RequestId,
  data: z.object({
    erased: labelled('已清除', Count),
    waiting: labelled('待到期清除', Count),
    waitsUntil: labelled('最迟清除', nullable(LocalDate)),
  }),
});

export const closePersonRequest = endpoint({
  path: '/api/personRequest/close',
  isDesk: true,
  summary: '完成或拒绝个人信息请求',
  description: '更正与删除的请求随更正与删除完成，此处仅可拒绝；拒绝须说明理由',
  access: platform,
  changes: true,
  input: z.object({
    id: labelled('个人信息请求', Id),
    isRejected: labelled('拒绝', Flag),
    result: labelled('处理结果', text({ max: 200, min: 1 })),
  }),
});
