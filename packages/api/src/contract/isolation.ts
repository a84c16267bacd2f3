import * as z from 'zod/mini';
import { clearable, partial, keptWhenMasked } from './change.ts';
import { besideFaults } from './checks.ts';
import { filter, Flag, Id, lenient, nullable, oneOf, oneOfTexts } from './codecs.ts';
import { LocalDateTime, Month } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { ConfirmNames, DocumentNumber, Email, PersonName } from './person.ts';
import { cleanPhone, isPhone, Phone } from './phone.ts';
import { CityName, ProvinceName } from './province.ts';
import { everyRole, supervision } from './role.ts';
import { text } from './text.ts';
import { sentence } from './sentence.ts';
import { keptField } from './retention.ts';

/** The reason of an isolation. */
export const PersonType = {
  closeContact: 0,
  toBeIsolated: 1,
  inbound: 2,
  fromRiskArea: 3,
} as const;
export type PersonType = (typeof PersonType)[keyof typeof PersonType];
export const personTypeLabel = {
  [PersonType.closeContact]: '密接',
  [PersonType.toBeIsolated]: '应隔离人员',
  [PersonType.inbound]: '入境人员',
  [PersonType.fromRiskArea]: '中高风险人员',
} as const satisfies Record<PersonType, string>;

/** The status of an isolation. */
export const IsolationStatus = { isolating: 0, released: 1, hospitalised: 2 } as const;
export type IsolationStatus = (typeof IsolationStatus)[keyof typeof IsolationStatus];
export const isolationStatusLabel = {
  [IsolationStatus.isolating]: '正在隔离',
  [IsolationStatus.released]: '解除隔离',
  [IsolationStatus.hospitalised]: '阳性入院',
} as const satisfies Record<IsolationStatus, string>;

/** A person in isolation; ID number and phone are masked in lists and complete in `getIsolation`. */
export const Isolation = z.object({
  id: labelled('隔离人员编号', Id),
  name: labelled('姓名', z.string()),
  idCard: labelled('身份证号', nullable(z.string())),
  phone: labelled('手机号', nullable(z.string())),
  /** A channel sent a phone that cannot be read. */
  isPhoneUnverified: labelled('号码待核实', filter(Flag)),
  email: labelled('邮箱', nullable(z.string())),
  type: labelled('人员类型', nullable(oneOf(PersonType, personTypeLabel))),
  province: labelled('省份', nullable(z.string())),
  city: labelled('城市', nullable(z.string())),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  roomId: labelled('房间编号', nullable(Id)),
  roomName: labelled('房间', nullable(z.string())),
  checkInTime: labelled('入住时间', nullable(z.string())),
  /** The planned release. */
  checkOutTime: labelled('预计解除时间', nullable(z.string())),
  status: labelled('隔离状态', oneOf(IsolationStatus, isolationStatusLabel)),
  kept: keptField,
});
export type Isolation = z.output<typeof Isolation>;

/** The word for an isolation whose check-in lies ahead: it is not 正在隔离 yet. */
export const notCheckedIn = '待入住';

/** What is due with a person today, by the server's clock. */
export const isolationDueLabel = {
  /** Assigned, and the check-in lies ahead. */
  arriving: notCheckedIn,
  /** In isolation, and the planned release is today or has passed. */
  release: '待解除',
} as const;
export type IsolationDue = keyof typeof isolationDueLabel;

/** Filters of the isolation list; the dates are those of check-in. */
const IsolationFilter = {
  hotelId: labelled('酒店', filter(Id)),
  type: labelled('人员类型', filter(oneOf(PersonType, personTypeLabel))),
  status: labelled('隔离状态', filter(oneOf(IsolationStatus, isolationStatusLabel)), {
    description: '「正在隔离」从入住时间开始',
  }),
  beginTime: labelled('开始日期', filter(LocalDateTime)),
  endTime: labelled('结束日期', filter(LocalDateTime)),
  province: labelled('省份', filter(ProvinceName)),
  due: labelled('今日待办', filter(oneOfTexts(isolationDueLabel))),
  /** A name of the chart of sources. */
  source: labelled('人员来源', filter(text({ max: 64 })), { description: '图表中的来源名称' }),
  month: labelled('月份', filter(Month), {
    description: '当月结束隔离的人员；隔离状态为「正在隔离」时，为当月末仍在隔离的人员',
  }),
};

/** What is entered of a person. */
export const PersonForm = {
  name: labelled('姓名', PersonName),
  idCard: labelled('身份证号', DocumentNumber),
  phone: labelled('手机号', Phone),
  email: labelled('邮箱', filter(Email)),
  type: labelled('人员类型', oneOf(PersonType, personTypeLabel, sentence('请选择人员类型'))),
  province: labelled('省份', filter(ProvinceName)),
  city: labelled('城市', filter(CityName)),
  checkInTime: labelled('入住时间', LocalDateTime),
  /** @default the check-in plus the days of the person type */
  checkOutTime: labelled('预计解除时间', filter(LocalDateTime)),
};

/** The existing screens send the status of a new person, which is always isolating. */
export const StatusOfNew = {
  status: labelled(
    '隔离状态',
    filter(
      oneOf({ isolating: IsolationStatus.isolating }, isolationStatusLabel, '只能为「正在隔离」'),
    ),
  ),
};

interface Period {
  checkInTime?: string | undefined;
  checkOutTime?: string | undefined;
}

/** Checks that the planned release is after check-in; skipped when either is missing. */
export const releaseAfterCheckIn = () =>
  z.refine<Period>(
    ({ checkInTime, checkOutTime }) => !checkInTime || !checkOutTime || checkOutTime > checkInTime,
    { ...besideFaults, error: '应晚于入住时间', path: ['checkOutTime'] },
  );

export const isolationPage = endpoint({
  path: '/api/isolationInfo/page',
  summary: '隔离人员列表',
  description: '按入住时间，新的在前；酒店看本店',
  access: everyRole,
  input: z.object({
    page: labelled('分页', PageRequest),
    ...IsolationFilter,
    ...orderedBy({ checkInTime: '入住时间' }),
  }),
  data: paged(Isolation),
});

export const downloadIsolations = endpoint({
  path: '/api/isolationInfo/download',
  summary: '导出隔离人员为 Excel',
  access: everyRole,
  answer: 'file',
  input: z.object({ page: labelled('分页', PageRequest), ...IsolationFilter }),
});

export const getIsolation = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/get/{id}',
  summary: '隔离人员详情',
  description: '证件号与手机号完整返回，并记入日志',
  access: everyRole,
  unmasks: true,
  input: z.object({ id: labelled('隔离人员', Id) }),
  data: Isolation,
});

export const addIsolation = endpoint({
  path: '/api/isolationInfo/add',
  sells: true,
  summary: '新增隔离人员并入住',
  description:
    '指定的房间须为空闲隔离房；只指定酒店时由服务器在全部房型中选定，楼层、房间号由低到高；酒店角色只在本店',
  access: everyRole,
  changes: true,
  input: z
    .object({
      ...PersonForm,
      ...StatusOfNew,
      /** Required for platform roles when no room is given. */
      hotelId: labelled('酒店', filter(Id)),
      roomId: labelled('房间', filter(Id)),
      confirmNames: ConfirmNames,
    })
    .check(releaseAfterCheckIn()),
  data: z.object({ id: labelled('隔离人员编号', Id) }),
});

/** A phone that cannot be read stays when its record is posted back as it was read (spec: the wire). */
function keepUnreadablePhone(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null) return wire;
  const { phone, isPhoneUnverified } = wire as { phone?: unknown; isPhoneUnverified?: unknown };
  const isKept =
    (isPhoneUnverified === 1 || isPhoneUnverified === true) &&
    typeof phone === 'string' &&
    !isPhone(cleanPhone(phone));
  return isKept ? { ...wire, phone: undefined } : wire;
}

export const modifyIsolation = endpoint({
  path: '/api/isolationInfo/modify',
  summary: '编辑隔离人员',
  description: '只改提交的字段；房间与状态只由换房与退出隔离改变',
  access: everyRole,
  changes: true,
  input: lenient(
    z
      .object({
        id: labelled('隔离人员', Id),
        ...partial(PersonForm),
        idCard: labelled('身份证号', keptWhenMasked(DocumentNumber)),
        phone: labelled('手机号', keptWhenMasked(Phone)),
        isPhoneUnverified: labelled('号码待核实', filter(Flag), {
          description: '是：读不出的手机号保持不变',
        }),
        email: labelled('邮箱', clearable(Email)),
        province: labelled('省份', clearable(ProvinceName)),
        city: labelled('城市', clearable(CityName)),
        confirmNames: ConfirmNames,
      })
      .check(releaseAfterCheckIn()),
    keepUnreadablePhone,
  ),
});

export const deleteIsolation = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/delete/{id}',
  summary: '删除隔离人员及其入住与检测记录',
  description: '正在隔离的不可删除',
  access: supervision,
  changes: true,
  input: z.object({ id: labelled('隔离人员', Id) }),
});
