import { IsolationStatus, PersonType } from '../contract/isolation.ts';
import { Role } from '../contract/role.ts';
import { notPermitted, type SomeExamples } from './example.ts';

const week = ['03-12', '03-13', '03-14', '03-15', '03-16', '03-17', '03-18'];
const weekOf = (...values: number[]) =>
  week.map((name, index) => ({ name, value: values[index] ?? 0 }));

/** A figure with the values of the last 7 days. */
const figure = (...days: number[]) => ({
  value: days.at(-1) ?? null,
  yesterday: days.at(-2) ?? null,
  week: days,
});

const year = [
  '2025-04',
  '2025-05',
  '2025-06',
  '2025-07',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
];
const yearOf = (...values: number[]) =>
  year.map((name, index) => ({ name, value: values[index] ?? 0 }));

const guard = { as: Role.antiEpidemic, input: {} } as const;

export const chartExamples = {
  orderSources: [
    {
      title: '一家酒店的订单来源',
      input: { hotelId: '1' },
      data: [
        { name: '小程序', value: 320 },
        { name: '到店', value: 96 },
      ],
    },
  ],
  orderRoomTypes: [{ title: '预订的房型', input: {}, data: [{ name: '双床房', value: 210 }] }],
  ordersOfYear: [
    {
      title: '近 12 个月',
      input: {},
      data: yearOf(80, 96, 110, 152, 160, 120, 140, 90, 85, 92, 130, 60),
    },
  ],
  ordersOfWeek: [{ title: '近 7 天', input: {}, data: weekOf(12, 9, 15, 18, 7, 11, 6) }],
  incomeOfWeek: [
    {
      title: '近 7 天，以元为单位',
      input: {},
      data: weekOf(3600, 2700, 4500, 5400, 2100, 3300, 1800),
    },
    { title: '酒店员工不看收入', as: Role.hotelMember, input: {}, ...notPermitted },
  ],
  orderOrigins: [{ title: '按省份', input: {}, data: [{ name: '浙江', value: 120 }] }],
  isolationSources: [{ title: '人员来源', ...guard, data: [{ name: '小程序', value: 40 }] }],
  isolationTypes: [{ title: '人员类型', ...guard, data: [{ name: '密接', value: 25 }] }],
  newIsolationsOfType: [
    {
      title: '近 7 天新增的密接',
      as: Role.antiEpidemic,
      input: { period: 'week', n: PersonType.closeContact },
      data: weekOf(2, 0, 1, 3, 0, 1, 0),
    },
  ],
  newIsolations: [
    {
      title: '近 7 天新增',
      as: Role.antiEpidemic,
      input: { period: 'week' },
      data: weekOf(4, 1, 2, 5, 0, 2, 1),
    },
  ],
  isolationsOfStatus: [
    {
      title: '近 12 个月解除隔离的人数',
      as: Role.antiEpidemic,
      input: { n: IsolationStatus.released },
      data: yearOf(4, 6, 3, 0, 8, 12, 9, 5, 2, 7, 6, 3),
    },
  ],
  isolationOrigins: [{ title: '来源地', ...guard, data: [{ name: '上海', value: 12 }] }],
  today: [
    {
      title: '酒店员工的一天',
      as: Role.hotelAdmin,
      input: {},
      data: {
        dueIn: 6,
        dueOut: 4,
        overdue: 1,
        unassigned: 2,
        noShow: 0,
        late: 0,
        leftOpen: 1,
        paidTwice: 1,
        pendingOrders: 1,
        refundRequests: 1,
        daysToClose: 1,
        daysToCloseByHotel: [{ hotelId: '1', hotelName: '近店', count: 1, day: '2026-03-17' }],
        toClean: 3,
        toCleanByHotel: null,
        toInspect: 0,
        toInspectByHotel: null,
        declarationsToReview: null,
        materialsToReview: null,
        releaseDue: 0,
        abnormal: 1,
        untested: 3,
      },
    },
  ],
  keyFigures: [
    {
      title: '酒店管理员的经营指标',
      as: Role.hotelAdmin,
      input: {},
      data: {
        day: '2026-03-18',
        occupancy: figure(0.65, 0.7, 0.8, 0.85, 0.7, 0.65, 0.72),
        averagePrice: figure(282, 285.5, 300, 305, 290, 284, 286.5),
        revenuePerRoom: figure(183.3, 199.85, 240, 259.25, 203, 184.6, 206.28),
        roomsAvailable: { value: 5, yesterday: null, week: null },
        arrivals: { ...figure(7, 6, 9, 8, 4, 6, 7), done: 1, expected: 6 },
        departures: { ...figure(6, 5, 7, 8, 9, 6, 6), done: 2, expected: 4 },
        isolationOccupancy: figure(0.5, 0.5, 0.75, 0.75, 0.5, 0.5, 0.5),
        inIsolation: figure(2, 2, 3, 3, 2, 2, 2),
        newIsolations: figure(0, 0, 1, 0, 0, 0, 0),
        vacantIsolationRooms: { value: 2, yesterday: null, week: null },
      },
    },
  ],
  search: [
    {
      title: '按房间号',
      as: Role.hotelMember,
      input: { keyword: '301' },
      data: [{ kind: 'room', id: '1', title: '301', hint: '双床房 空闲', hotelId: '1' }],
    },
    {
      title: '没有关键字',
      as: Role.hotelMember,
      wire: { keyword: ' ' },
      code: 400,
      msg: '关键字不能为空',
      fields: { keyword: '关键字不能为空' },
    },
  ],
} satisfies SomeExamples;
