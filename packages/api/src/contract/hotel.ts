import * as z from 'zod/mini';
import { clearable, optional, partial } from './change.ts';
import { besideFaults } from './checks.ts';
import {
  CommaList,
  filter,
  Flag,
  Id,
  integer,
  nullable,
  numeric,
  oneOf,
  Amount,
  Yuan,
} from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { HoldHour } from './guarantee.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { everyRole, hotelStaff, management, platform } from './role.ts';
import { CityName, ProvinceName } from './province.ts';
import { ContactPhone } from './phone.ts';
import { ImageUrl, multilineText, nameText, searchText, text } from './text.ts';

const holdHourDescription = {
  description: '点；到店付的订单在到店当天保留到几点，默认 18',
};

/** From which hours of the day on a late check-out costs half a night, and a whole one; until then it is free. */
export interface LateHours {
  halfHour: number;
  wholeHour: number;
}

export const usualLateHours: LateHours = { halfHour: 14, wholeHour: 18 };

/** What is wrong with the hour of a whole night; null when it is not before that of half a night. */
export const lateHoursFault = ({ halfHour, wholeHour }: LateHours): string | null =>
  halfHour <= wholeHour ? null : '不能早于收半晚的时刻';

/** An hour of the day; 24 never comes. */
const LateHour = integer({ min: 0, max: 24 });
const lateHalfDescription = { description: '点；延迟退房到几点前免费，之后收半晚，默认 14' };
const lateWholeDescription = { description: '点；延迟退房从几点起收一晚，24 为不收，默认 18' };
/** Every how many days a room is cleaned while its guests stay; 0 for never. */
const StayOverDays = integer({ min: 0, max: 30 });
export const usualStayOverDays = 1;
const stayOverDescription = { description: '天；每几天打扫一次续住房，0 为不打扫，默认 1' };
const inspectsDescription = { description: '打扫完成的房间先待查，检查通过后转为空闲' };

/** Whether guests may leave with something open on their bill, or a deposit held. */
export const LeaveOpen = { never: 0, management: 1, always: 2 } as const;
export type LeaveOpen = (typeof LeaveOpen)[keyof typeof LeaveOpen];
export const leaveOpenLabel = {
  [LeaveOpen.never]: '不允许',
  [LeaveOpen.management]: '仅酒店管理员',
  [LeaveOpen.always]: '允许',
} as const satisfies Record<LeaveOpen, string>;
export const usualLeaveOpen: LeaveOpen = LeaveOpen.always;
const LeaveOpenField = oneOf(LeaveOpen, leaveOpenLabel);
const leaveOpenDescription = { description: '账单有未结或押金时能否退房，默认允许' };

/** The deposit that a check-in proposes. */
export const DepositRule = { none: 0, sum: 1, perNight: 2 } as const;
export type DepositRule = (typeof DepositRule)[keyof typeof DepositRule];
export const depositRuleLabel = {
  [DepositRule.none]: '不收',
  [DepositRule.sum]: '固定金额',
  [DepositRule.perNight]: '按晚数',
} as const satisfies Record<DepositRule, string>;
export const usualDeposit: { rule: DepositRule; amount: number } = {
  rule: DepositRule.none,
  amount: 0,
};
const DepositRuleField = oneOf(DepositRule, depositRuleLabel);
const depositRuleDescription = { description: '办理入住时建议收的押金，每间，默认不收' };
const depositAmountDescription = {
  unit: '元' as const,
  description: '按晚数时为每晚',
};

/** The most that a role takes off one bill, in yuan. */
export const usualAllowances = { staff: 0, manager: 999_999.99 };
const allowanceStaffDescription = {
  unit: '元' as const,
  description: '每张账单，默认 0',
};
const allowanceManagerDescription = {
  unit: '元' as const,
  description: '每张账单',
};

const billTermsDescription = { description: '印在账单末尾' };
/** What staff give back on a bill without a manager, in yuan. */
export const usualPayBackLimit = 0;
const payBackLimitDescription = {
  unit: '元' as const,
  description: '每张账单，超过的待酒店管理员审批，默认 0',
};

/** Whether a hotel sells: one that was closed (停业) has its history, and nothing new. */
export const HotelState = { open: 0, closed: 1 } as const;
export type HotelState = (typeof HotelState)[keyof typeof HotelState];
export const hotelStateLabel = {
  [HotelState.open]: '营业',
  [HotelState.closed]: '停业',
} as const satisfies Record<HotelState, string>;
export const HotelStateField = oneOf(HotelState, hotelStateLabel);

/** Whether a hotel was closed; another back end has open ones only. */
export const isClosedHotel = ({ state }: { state?: HotelState | null | undefined }): boolean =>
  state === HotelState.closed;

/** A hotel. The four long texts are HTML, sanitised by the server on write and by the client on display. */
export const Hotel = z.object({
  id: labelled('酒店编号', Id),
  deptId: labelled('所属部门编号', nullable(Id)),
  deptName: labelled('所属部门', nullable(z.string())),
  name: labelled('酒店名称', z.string()),
  address: labelled('酒店地址', nullable(z.string())),
  /** Free text about parking. */
  parkingLot: labelled('停车场', nullable(z.string())),
  badge: labelled('酒店标签', CommaList),
  /** True when it accepts isolation. */
  allowIsolation: labelled('接收隔离', Flag),
  cover: labelled('封面图片', nullable(z.string())),
  contactPhone: labelled('联系电话', nullable(z.string())),
  longitude: labelled('经度', nullable(Amount), { description: '度' }),
  latitude: labelled('纬度', nullable(Amount), { description: '度' }),
  province: labelled('省份', nullable(z.string())),
  city: labelled('城市', nullable(z.string())),
  introduce: labelled('酒店介绍', nullable(z.string())),
  facilities: labelled('设施服务', nullable(z.string())),
  otherPolicy: labelled('其他政策', nullable(z.string())),
  terms: labelled('入住条款', nullable(z.string())),
  /** Missing of other back ends. */
  holdHour: labelled('保留时刻', filter(HoldHour), holdHourDescription),
  lateHalfHour: labelled('延迟退房收半晚', filter(LateHour), lateHalfDescription),
  lateWholeHour: labelled('延迟退房收一晚', filter(LateHour), lateWholeDescription),
  stayOverDays: labelled('续住打扫', filter(StayOverDays), stayOverDescription),
  inspects: labelled('打扫后检查', filter(Flag), inspectsDescription),
  leaveOpen: labelled('未结退房', filter(LeaveOpenField), leaveOpenDescription),
  depositRule: labelled('入住押金', filter(DepositRuleField), depositRuleDescription),
  depositAmount: labelled('押金金额', filter(Amount), depositAmountDescription),
  allowanceStaff: labelled('员工折让上限', filter(Amount), allowanceStaffDescription),
  allowanceManager: labelled('管理员折让上限', filter(Amount), allowanceManagerDescription),
  billTerms: labelled('账单条款', filter(z.string()), billTermsDescription),
  payBackLimit: labelled('员工退还上限', filter(Amount), payBackLimitDescription),
  state: labelled('营业状态', filter(HotelStateField)),
  /** Absent while it is open. */
  closedDay: labelled('停业日期', filter(LocalDate)),
  closedReason: labelled('停业原因', filter(z.string())),
});
export type Hotel = z.output<typeof Hotel>;

/** A line of text that may be empty. */
const line = (max: number) => optional(text({ max: max }));
/** HTML of the rich-text editor; its images are URLs, not data. */
const RichText = optional(multilineText({ max: 50_000 }));

const degrees = (max: number) =>
  clearable(
    numeric(
      z.number('应为数字').check(z.gte(-max, `不能小于 -${max}`), z.lte(max, `不能大于 ${max}`)),
    ),
  );

const HotelForm = {
  name: labelled('酒店名称', nameText({ max: 50 })),
  deptId: labelled('所属部门', Id),
  address: labelled('酒店地址', line(200)),
  parkingLot: labelled('停车场', line(200)),
  badge: labelled('酒店标签', optional(CommaList)),
  allowIsolation: labelled('接收隔离', optional(Flag)),
  cover: labelled('封面图片', optional(ImageUrl), {
    description: '本站图片：管理员更换时最大 5 MB，酒店更换时最大 10 MB',
  }),
  contactPhone: labelled('联系电话', optional(ContactPhone)),
  longitude: labelled('经度', degrees(180), { description: '度' }),
  latitude: labelled('纬度', degrees(90), { description: '度' }),
  province: labelled('省份', optional(ProvinceName)),
  city: labelled('城市', optional(CityName)),
  introduce: labelled('酒店介绍', RichText),
  facilities: labelled('设施服务', RichText),
  otherPolicy: labelled('其他政策', RichText),
  terms: labelled('入住条款', RichText),
  holdHour: labelled('保留时刻', optional(HoldHour), holdHourDescription),
  lateHalfHour: labelled('延迟退房收半晚', optional(LateHour), lateHalfDescription),
  lateWholeHour: labelled('延迟退房收一晚', optional(LateHour), lateWholeDescription),
  stayOverDays: labelled('续住打扫', optional(StayOverDays), stayOverDescription),
  inspects: labelled('打扫后检查', optional(Flag), inspectsDescription),
  leaveOpen: labelled('未结退房', optional(LeaveOpenField), leaveOpenDescription),
  depositRule: labelled('入住押金', optional(DepositRuleField), depositRuleDescription),
  depositAmount: labelled('押金金额', optional(Yuan), depositAmountDescription),
  allowanceStaff: labelled('员工折让上限', optional(Yuan), allowanceStaffDescription),
  allowanceManager: labelled('管理员折让上限', optional(Yuan), allowanceManagerDescription),
  billTerms: labelled('账单条款', optional(multilineText({ max: 500 })), billTermsDescription),
  payBackLimit: labelled('员工退还上限', optional(Yuan), payBackLimitDescription),
};

interface LateHourFields {
  lateHalfHour?: unknown;
  lateWholeHour?: unknown;
}

/** Refuses a whole night before half a night where both hours are sent. */
const hoursInOrder = () =>
  z.check<LateHourFields>(
    ({ value, issues }) => {
      const { lateHalfHour: halfHour, lateWholeHour: wholeHour } = value;
      if (typeof halfHour !== 'number' || typeof wholeHour !== 'number') return;
      const message = lateHoursFault({ halfHour, wholeHour });
      if (message === null) return;
      issues.push({ code: 'custom', message, input: value, path: ['lateWholeHour'] });
    },
    { ...besideFaults },
  );

/** The path of the search, for those who keep what it found without its contract. */
export const hotelSearchPath = '/api/hotel/search';

export const hotelPage = endpoint({
  path: '/api/hotel/page',
  summary: '酒店列表',
  description: '管理员与防疫人员看全部，酒店看本店',
  access: everyRole,
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('酒店名称', filter(searchText({ max: 50 }))),
    address: labelled('酒店地址', filter(searchText({ max: 200 }))),
    allowIsolation: labelled('接收隔离', filter(Flag)),
    state: labelled('营业状态', filter(HotelStateField)),
    ...orderedBy({ allowIsolation: '接收隔离' }),
  }),
  data: paged(Hotel),
});

export const getHotel = endpoint({
  method: 'GET',
  path: '/api/hotel/get/{id}',
  summary: '酒店的全部资料',
  description: '酒店看本店',
  access: everyRole,
  input: z.object({ id: labelled('酒店', Id) }),
  data: Hotel,
});

export const addHotel = endpoint({
  path: '/api/hotel/add',
  summary: '新增酒店',
  access: platform,
  changes: true,
  input: z.object(HotelForm).check(hoursInOrder()),
  data: z.object({ id: labelled('酒店编号', Id) }),
});

export const modifyHotel = endpoint({
  path: '/api/hotel/modify',
  summary: '编辑酒店',
  description: '只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: labelled('酒店', Id), ...partial(HotelForm) }).check(hoursInOrder()),
});

export const deleteHotel = endpoint({
  path: '/api/hotel/delete/{id}',
  summary: '删除酒店',
  description: '仍在使用的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('酒店', Id) }),
});

export const hotelAllowsIsolation = endpoint({
  method: 'GET',
  path: '/api/hotel/allow/{id}',
  summary: '酒店是否接收隔离',
  access: everyRole,
  input: z.object({ id: labelled('酒店', Id) }),
  data: Flag,
});

export const myHotel = endpoint({
  method: 'GET',
  path: '/api/hotel/myHotel',
  summary: '当前账号所属的酒店',
  access: hotelStaff,
  input: z.object({}),
  data: Hotel,
});
