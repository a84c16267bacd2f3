import { DepositRule, HotelState, LeaveOpen } from '../contract/hotel.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const westLake = {
  id: '1',
  deptId: '2',
  deptName: '安住西湖店',
  name: '安住西湖店',
  address: '杭州市西湖区示例路 1 号',
  parkingLot: '地下停车场，住客免费',
  badge: ['近地铁', '可停车'],
  allowIsolation: true,
  cover: '/files/0123456789abcdef0123456789abcdef.jpg',
  contactPhone: '0571-00000000',
  longitude: 120.15,
  latitude: 30.25,
  province: '浙江',
  city: '杭州',
  introduce: '<p>湖边的小楼，三分钟到断桥。</p>',
  facilities: '<p>早餐、健身房、洗衣房</p>',
  otherPolicy: '',
  terms: '<p>14:00 后入住，12:00 前离店。</p>',
  holdHour: 18,
  lateHalfHour: 14,
  lateWholeHour: 18,
  stayOverDays: 1,
  leaveOpen: LeaveOpen.always,
  depositRule: DepositRule.perNight,
  depositAmount: 200,
  allowanceStaff: 50,
  allowanceManager: 999_999.99,
  billTerms: '发票请在离店后 30 天内索取。',
  payBackLimit: 0,
  inspects: false,
  state: HotelState.open,
};

export const hotelExamples = {
  hotelPage: [
    {
      title: '接收隔离的酒店',
      input: { page: firstPage, allowIsolation: true },
      data: pageOf(westLake),
    },
  ],
  getHotel: [
    { title: '全部资料', input: { id: '1' }, data: westLake },
    { title: '酒店不存在', input: { id: '999' }, code: 404, msg: '酒店不存在' },
  ],
  addHotel: [
    {
      title: '新增酒店',
      input: {
        name: '安住滨江店',
        deptId: '5',
        address: '杭州市滨江区示例路 8 号',
        parkingLot: '门前 20 个车位',
        badge: ['江景'],
        allowIsolation: false,
        cover: '',
      },
      data: { id: '21' },
    },
    {
      title: '没有名称',
      wire: { name: '', deptId: 5 },
      code: 400,
      msg: '酒店名称不能为空',
      fields: { name: '酒店名称不能为空' },
    },
  ],
  modifyHotel: [
    {
      title: '只改提交的字段',
      as: Role.hotelAdmin,
      input: { id: '1', contactPhone: '0571-11111111', badge: ['近地铁', '可停车', '有早餐'] },
      data: null,
    },
    {
      title: '收一晚早于收半晚',
      as: Role.hotelAdmin,
      wire: { id: 1, lateHalfHour: 16, lateWholeHour: 14 },
      code: 400,
      msg: '延迟退房收一晚不能早于收半晚的时刻',
      fields: { lateWholeHour: '延迟退房收一晚不能早于收半晚的时刻' },
    },
    {
      title: '别家酒店',
      as: Role.hotelAdmin,
      input: { id: '2', contactPhone: '0571-11111111' },
      code: 404,
      msg: '酒店不存在',
    },
  ],
  deleteHotel: [{ title: '删除没有在用的酒店', input: { id: '3' }, data: null }],
  searchHotels: [
    {
      title: '按拼音首字母',
      input: { keyword: 'jd' },
      data: {
        hotels: [{ id: '1', name: '近店', region: null, state: HotelState.open }],
        total: 1,
      },
    },
    {
      title: '条数太多',
      wire: { size: 51 },
      code: 400,
      msg: '条数不能大于 50',
      fields: { size: '条数不能大于 50' },
    },
  ],
  hotelAllowsIsolation: [{ title: '接收隔离', input: { id: '1' }, data: true }],
  hotelClosing: [
    {
      title: '还不能停业',
      input: { id: '1' },
      data: [
        { kind: 'inHouse', count: 3 },
        { kind: 'bookings', count: 2 },
      ],
    },
    { title: '酒店不存在', input: { id: '999' }, code: 404, msg: '酒店不存在' },
  ],
  closeHotel: [
    {
      title: '停业',
      input: { id: '3', reason: '整体装修' },
      data: { closedDay: '2026-03-18' },
    },
    {
      title: '没有原因',
      wire: { id: 3, reason: '' },
      code: 400,
      msg: '停业原因不能为空',
      fields: { reason: '停业原因不能为空' },
    },
  ],
  reopenHotel: [
    { title: '恢复营业', input: { id: '4' }, data: null },
    { title: '正在营业', input: { id: '3' }, code: 409, msg: '「空店」正在营业' },
  ],
  myHotel: [{ title: '我的酒店', input: {}, data: westLake }],
} satisfies SomeExamples;
