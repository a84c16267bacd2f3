import { DocumentKind, Sex } from '../contract/guest.ts';
import { PersonType } from '../contract/isolation.ts';
import { OrderStatus } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import { RoomStatus } from '../contract/room.ts';
import { IsolationExit } from '../contract/stay.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const order = {
  id: 1,
  userPO: { nickName: '南山', heads: '' },
  hotelId: 1,
  hotelName: '安住西湖店',
  customerName: '林一',
  customerId: null,
  province: '浙江',
  roomType: 1,
  roomTypeName: '双床房',
  days: 2,
  pay: 600,
  lastPay: 540,
  reason: '',
  status: OrderStatus.unpaid,
  createTime: '2026-03-17 09:00:00',
  name: '林一',
  number: '138****0001',
  idcard: '9900********0013',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
  currentStatus: '未支付',
};

const refund = { paymentMethod: 'WECHAT', paymentClient: 'MP' } as const;

export const orderExamples = {
  orderPage: [
    {
      title: '一天内下的未支付订单',
      as: Role.hotelMember,
      input: {
        page: firstPage,
        status: OrderStatus.unpaid,
        beginTime: '2026-03-17 00:00:00',
        endTime: '2026-03-17 23:59:59',
      },
      data: { page: pageOf(order) },
    },
    {
      title: '防疫人员不看订单',
      as: Role.antiEpidemic,
      input: { page: firstPage },
      ...notPermitted,
    },
    {
      title: '日期不存在',
      wire: { page: { page: 1, size: 10 }, beginTime: '2026-02-30 00:00:00' },
      code: 400,
      msg: '开始日期不是存在的日期',
      fields: { beginTime: '开始日期不是存在的日期' },
    },
  ],
  downloadOrders: [
    {
      title: '导出已支付的订单',
      input: { page: { page: 1, size: 9_999_999 }, status: OrderStatus.paid },
      fileName: '订单_20260318100000.xlsx',
    },
  ],
  getOrder: [
    {
      title: '证件号与手机号完整返回',
      as: Role.hotelMember,
      input: { id: 1 },
      data: { ...order, number: '13800000001', idcard: '990001199001010013' },
    },
    { title: '别家酒店的订单', as: Role.hotelMember, input: { id: 6 }, ...notPermitted },
    { title: '没有这个订单', input: { id: 999 }, code: 404, msg: '找不到该订单' },
  ],
  deleteOrder: [
    { title: '删除已关闭的订单', as: Role.hotelAdmin, input: { id: 3 }, data: null },
    {
      title: '订单没有关闭',
      as: Role.hotelAdmin,
      input: { id: 2 },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
  ],
  changePrice: [
    { title: '改价', as: Role.hotelAdmin, input: { id: 1, lastPay: 500 }, data: null },
    {
      title: '已支付的订单',
      as: Role.hotelAdmin,
      input: { id: 2, lastPay: 500 },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
    {
      title: '超出范围',
      wire: { id: 1, lastPay: 1_000_000 },
      code: 400,
      msg: '新价格不能大于 999999.99',
      fields: { lastPay: '新价格不能大于 999999.99' },
    },
  ],
  refundOrder: [
    { title: '同意退款', as: Role.hotelAdmin, input: { id: 4, ...refund }, data: null },
    {
      title: '没有申请退款',
      as: Role.hotelAdmin,
      input: { id: 2, ...refund },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
  ],
  refuseRefund: [{ title: '驳回退款', as: Role.hotelAdmin, input: { orderId: 5 }, data: null }],
} satisfies SomeExamples;

const room = {
  id: 1,
  name: '301',
  type: 1,
  roomTypeName: '双床房',
  floor: 3,
  direction: '南',
  isIsolation: false,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: 1,
  orderId: null,
  estimatedCheckOut: null,
};

export const roomExamples = {
  listRooms: [
    {
      title: '三楼空闲的普通房',
      as: Role.hotelMember,
      input: { floor: 3, isIsolation: false, status: RoomStatus.vacant },
      data: [room],
    },
    { title: '别家酒店', as: Role.hotelMember, input: { hotelId: 2 }, ...notPermitted },
  ],
  listFloors: [{ title: '有房间的楼层', as: Role.hotelMember, input: {}, data: [3] }],
  addRoom: [
    {
      title: '新增房间',
      as: Role.hotelAdmin,
      input: {
        name: '501',
        type: 1,
        floor: 5,
        direction: '南',
        isIsolation: false,
        status: RoomStatus.vacant,
      },
      data: { id: 21 },
    },
    {
      title: '没有零楼',
      wire: { name: '001', type: 1, floor: 0, direction: '南', isIsolation: 0 },
      code: 400,
      msg: '楼层不能为 0',
      fields: { floor: '楼层不能为 0' },
    },
  ],
  modifyRoom: [
    {
      title: '改朝向',
      as: Role.hotelAdmin,
      input: { id: 1, name: '301', type: 1, floor: 3, direction: '北', isIsolation: false },
      data: null,
    },
  ],
  getRoom: [
    {
      title: '房间详情',
      as: Role.hotelMember,
      input: { id: 1 },
      data: {
        ...room,
        rtName: '双床房',
        bed: 2,
        maxLoad: 2,
        haveWindow: true,
        network: true,
        haveBreakfast: false,
        fee: 300,
        isolationFee: 200,
        bedName: '单人床',
        specification: '1.2 × 2.0 米',
        bedMaxLoad: 1,
        hardness: 2,
      },
    },
    { title: '别家酒店的房间', as: Role.hotelMember, input: { id: 7 }, ...notPermitted },
  ],
} satisfies SomeExamples;

const guest = {
  idcard: '99000219850312002X',
  number: '13800000002',
  name: '周二',
  sex: Sex.male,
  documentKind: DocumentKind.residentId,
};

const period = {
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
};

export const stayExamples = {
  checkIn: [
    {
      title: '没有订单，由服务器生成',
      as: Role.hotelMember,
      input: { id: 1, province: '浙江', ...period, checkInfoList: [guest] },
      data: { id: 21, pay: 600, lastPay: 600 },
    },
    {
      title: '按订单入住',
      as: Role.hotelMember,
      input: { id: 1, orderId: 2, province: '浙江', ...period, checkInfoList: [guest] },
      data: { id: 2, pay: 600, lastPay: 540 },
    },
    {
      title: '房间已有人',
      as: Role.hotelMember,
      input: { id: 2, ...period, checkInfoList: [guest] },
      code: 409,
      msg: '房间状态为「入住」，不能办理入住',
    },
    {
      title: '没有入住人',
      wire: { id: 1, ...period, checkInfoList: [] },
      code: 400,
      msg: '请添加入住人！',
      fields: { checkInfoList: '请添加入住人！' },
    },
  ],
  checkOut: [
    {
      title: '最后一间退房，订单完成',
      as: Role.hotelMember,
      input: { id: 2 },
      data: { orderId: 7, isOrderComplete: true },
    },
    {
      title: '房间没有人',
      as: Role.hotelMember,
      input: { id: 1 },
      code: 409,
      msg: '房间状态为「空闲」，不能退房',
    },
  ],
  cleanRoom: [{ title: '打扫完成', as: Role.hotelMember, input: { id: 3 }, data: null }],
  changeRoom: [
    {
      title: '换到空闲的隔离房',
      as: Role.antiEpidemic,
      input: { currentRoomId: 4, newRoomId: 5 },
      data: null,
    },
  ],
  isolationCheckOut: [
    {
      title: '解除隔离',
      as: Role.antiEpidemic,
      input: { status: IsolationExit.released, roomId: 4 },
      data: null,
    },
    {
      title: '没有选择',
      as: Role.antiEpidemic,
      wire: { roomId: 4 },
      code: 400,
      msg: '请选择解除隔离或阳性入院',
      fields: { status: '请选择解除隔离或阳性入院' },
    },
  ],
  roomIsolationPerson: [
    {
      title: '房间里的隔离人员',
      as: Role.antiEpidemic,
      input: { id: 4 },
      data: {
        name: '吴三',
        idCard: '990003199205200030',
        phone: '13800000003',
        email: '',
        type: PersonType.closeContact,
        checkInTime: '2026-03-17 14:00:00',
        checkOutTime: '2026-03-31 12:00:00',
      },
    },
  ],
  listGuests: [
    {
      title: '入住人完整返回',
      as: Role.hotelMember,
      input: { roomId: 2, sn: '302-1' },
      data: [
        {
          personIdcard: '99000219850312002X',
          personNumber: '13800000002',
          personName: '周二',
          personSex: Sex.male,
          documentKind: DocumentKind.residentId,
        },
      ],
    },
  ],
  modifyGuests: [
    {
      title: '换一位入住人',
      as: Role.hotelMember,
      input: { roomId: 2, sn: '302-1', checkInfoList: [guest] },
      data: null,
    },
    {
      title: '校验位不对',
      as: Role.hotelMember,
      wire: {
        roomId: 2,
        sn: '302-1',
        checkInfoList: [
          { idcard: '990002198503120029', number: '13800000002', name: '周二', sex: 1 },
        ],
      },
      code: 400,
      msg: '入住人第 1 项：身份证号不正确',
      fields: { 'checkInfoList.0.idcard': '入住人第 1 项：身份证号不正确' },
    },
  ],
} satisfies SomeExamples;
