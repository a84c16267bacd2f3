import { PayMethod } from '../contract/bill.ts';
import { Role } from '../contract/role.ts';
import { notPermitted, type SomeExamples } from './example.ts';

/** Received, given back, deposits taken and given back in one way. */
const way = (
  method: PayMethod,
  [received, refunds, depositsIn, depositsOut]: [number, number, number, number],
) => ({
  method,
  received,
  refunds,
  depositsIn,
  depositsOut,
  receipts: 0,
  net: received - refunds + depositsIn - depositsOut,
});

const figures = {
  arrivals: 3,
  departures: 2,
  inHouse: 6,
  rooms: 10,
  soldNights: 6,
  occupancy: 0.6,
  averagePrice: 300,
  roomIncome: 1800,
  otherIncome: 58,
  income: 1858,
  ways: [
    way(PayMethod.cash, [100, 0, 500, 200]),
    way(PayMethod.wechat, [758, 0, 0, 0]),
    way(PayMethod.alipay, [0, 0, 0, 0]),
    way(PayMethod.card, [0, 0, 0, 0]),
    way(PayMethod.other, [1000, 0, 0, 0]),
    way(PayMethod.account, [0, 0, 0, 0]),
  ],
  received: 1858,
  refunds: 0,
  depositsIn: 500,
  depositsOut: 200,
  receipts: 0,
  net: 2158,
  onAccount: 0,
  reversedCharges: -28,
  reversedPayments: 0,
  reversedRefunds: 0,
  reversedDeposits: 0,
  prepaid: 640,
  deposits: 500,
  openBills: 1,
  open: 58,
};

export const reportExamples = {
  dayReport: [
    {
      title: '本店的一天',
      as: Role.hotelAdmin,
      input: { day: '2026-03-17' },
      data: {
        day: '2026-03-17',
        hotels: [
          { hotelId: '1', hotelName: '安住西湖店', closed: null, regionId: null, ...figures },
        ],
        regions: [],
        total: figures,
      },
    },
    {
      title: '没有这个区域',
      as: Role.admin,
      input: { day: '2026-03-17', departmentId: '999999' },
      code: 404,
      msg: '区域不存在',
      fields: { departmentId: '区域不存在' },
    },
    {
      title: '明天还没有日报',
      as: Role.hotelAdmin,
      input: { day: '2026-03-19' },
      code: 400,
      msg: '日期不能晚于今天',
      fields: { day: '日期不能晚于今天' },
    },
    {
      title: '酒店员工无权查看',
      as: Role.hotelMember,
      input: { day: '2026-03-17' },
      ...notPermitted,
    },
  ],
  downloadDayReport: [
    {
      title: '全部酒店的一天',
      as: Role.admin,
      input: { day: '2026-03-17' },
      fileName: '日报_20260318100000.xlsx',
    },
  ],
} satisfies SomeExamples;
