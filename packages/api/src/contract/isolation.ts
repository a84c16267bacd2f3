import * as z from 'zod/mini';
import { clearable, filter, Id, maybe, Nothing, oneOf } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { DocumentNumber, Email } from './person.ts';
import { epidemicSide, everyRole, supervision } from './role.ts';
import { Mobile, typed } from './text.ts';

/** Why a person is isolated. */
export const PersonType = {
  closeContact: 0,
  toBeIsolated: 1,
  inbound: 2,
  fromRiskArea: 3,
} as const;
export type PersonType = (typeof PersonType)[keyof typeof PersonType];

/** How an isolation stands. */
export const IsolationStatus = { isolating: 0, released: 1, hospitalised: 2 } as const;
export type IsolationStatus = (typeof IsolationStatus)[keyof typeof IsolationStatus];

/** A person in isolation: ID number and phone are masked in lists, whole in `getIsolation`. */
export const Isolation = z.object({
  id: Id,
  name: z.string(),
  idCard: maybe(z.string()),
  phone: maybe(z.string()),
  email: maybe(z.string()),
  type: maybe(oneOf(PersonType)),
  province: maybe(z.string()),
  city: maybe(z.string()),
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  roomId: maybe(Id),
  roomName: maybe(z.string()),
  checkInTime: maybe(z.string()),
  /** The planned release. */
  checkOutTime: maybe(z.string()),
  status: oneOf(IsolationStatus),
});
export type Isolation = z.output<typeof Isolation>;

/** What the isolation list is narrowed by; the days are those of check-in. */
const IsolationFilter = {
  type: named('人员类型', filter(oneOf(PersonType))),
  status: named('隔离状态', filter(oneOf(IsolationStatus))),
  beginTime: named('开始日期', filter(LocalDateTime)),
  endTime: named('结束日期', filter(LocalDateTime)),
  province: named('省份', filter(typed(20))),
};

const PersonForm = {
  name: named('姓名', typed(30, 1)),
  idCard: named('身份证号', DocumentNumber),
  phone: named('手机号', Mobile),
  email: named('邮箱', filter(Email)),
  type: named('人员类型', oneOf(PersonType, '请选择人员类型')),
  province: named('省份', filter(typed(20))),
  city: named('城市', filter(typed(30))),
  checkInTime: named('入住时间', LocalDateTime),
  /** Left out, it is check-in and the days of the type. */
  checkOutTime: named('预计解除时间', filter(LocalDateTime)),
};

/** The existing screens send a status with a new person: it is isolating, left out or not. */
const StatusOfNew = {
  status: named(
    '隔离状态',
    filter(oneOf({ isolating: IsolationStatus.isolating }, '只能为「正在隔离」')),
  ),
};

interface Period {
  checkInTime?: string | undefined;
  checkOutTime?: string | undefined;
}

/** The planned release is after check-in; what is left out is not looked at. */
/* @__NO_SIDE_EFFECTS__ */
export const releaseAfterCheckIn = () =>
  z.refine<Period>(
    ({ checkInTime, checkOutTime }) => !checkInTime || !checkOutTime || checkOutTime > checkInTime,
    { error: '应晚于入住时间', path: ['checkOutTime'] },
  );

export const isolationPage = endpoint({
  method: 'POST',
  path: '/api/isolationInfo/page',
  summary: '隔离人员列表：按入住时间，新的在前；酒店看本店',
  access: everyRole,
  input: z.object({ page: named('分页', PageRequest), ...IsolationFilter }),
  data: paged(Isolation),
});

export const downloadIsolations = endpoint({
  method: 'POST',
  path: '/api/isolationInfo/download',
  summary: '导出隔离人员为 Excel',
  access: everyRole,
  answer: 'file',
  input: z.object({ page: named('分页', PageRequest), ...IsolationFilter }),
  data: Nothing,
});

export const getIsolation = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/get/{id}',
  summary: '隔离人员详情：证件号与手机号完整返回，并记入日志',
  access: everyRole,
  input: z.object({ id: named('隔离人员', Id) }),
  data: Isolation,
});

export const addIsolation = endpoint({
  method: 'POST',
  path: '/api/isolationInfo/add',
  summary:
    '新增隔离人员并入住：指定的房间须为空闲隔离房；只指定酒店时由服务器在全部房型中选定，楼层、房间号由低到高；酒店角色只在本店',
  access: everyRole,
  changes: true,
  input: z
    .object({
      ...PersonForm,
      ...StatusOfNew,
      /** Needed of the platform's people when no room is named. */
      hotelId: named('酒店', filter(Id)),
      roomId: named('房间', filter(Id)),
    })
    .check(releaseAfterCheckIn()),
  data: z.object({ id: Id }),
});

export const modifyIsolation = endpoint({
  method: 'POST',
  path: '/api/isolationInfo/modify',
  summary: '编辑隔离人员：只改提交的字段；房间与状态只由换房与退出隔离改变',
  access: everyRole,
  changes: true,
  input: z
    .object({
      id: named('隔离人员', Id),
      ...z.partial(z.object(PersonForm)).shape,
      email: named('邮箱', clearable(Email)),
      province: named('省份', clearable(typed(20))),
      city: named('城市', clearable(typed(30))),
    })
    .check(releaseAfterCheckIn()),
  data: Nothing,
});

export const deleteIsolation = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/delete/{id}',
  summary: '删除隔离人员及其入住与检测记录：正在隔离的不可删除',
  access: supervision,
  changes: true,
  input: z.object({ id: named('隔离人员', Id) }),
  data: Nothing,
});

export const assignIsolation = endpoint({
  method: 'POST',
  path: '/api/isolationInfo/distribution',
  summary: '分配隔离人员：服务器选定该酒店该房型的空闲隔离房',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      ...PersonForm,
      ...StatusOfNew,
      /** Account of the person in the guests' mini program, if there is one. */
      userName: named('用户账号', filter(typed(32))),
      hotelId: named('分配酒店', Id),
      roomType: named('房型', Id),
    })
    .check(releaseAfterCheckIn()),
  data: z.nullish(z.object({ id: maybe(Id), roomId: maybe(Id), roomName: maybe(z.string()) })),
});
