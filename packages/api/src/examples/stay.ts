import { PayMethod } from '../contract/bill.ts';
import { DocumentKind } from '../contract/document.ts';
import { Sex } from '../contract/guest.ts';
import { PersonType } from '../contract/isolation.ts';
import { Role } from '../contract/role.ts';
import { RoomStatus } from '../contract/room.ts';
import { PriceKind } from '../contract/roomPrice.ts';
import { IsolationExit } from '../contract/stay.ts';
import { type SomeExamples } from './example.ts';

const guest = {
  idcard: '99000219850312002X',
  number: '13800000002',
  name: '周二',
  sex: Sex.male,
  documentKind: DocumentKind.residentId,
};

/** A visitor: the fields that a passport is registered with. */
const visitor = {
  idcard: 'X12345678',
  number: '+41791234567',
  name: 'EXAMPLE ANNA',
  sex: Sex.female,
  documentKind: DocumentKind.passport,
  nationality: 'CHE',
  birthDate: '1990-03-07',
  entryDate: '2026-03-10',
  stayUntil: '2026-04-10',
};

const period = {
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
};

/** When the examples' guests are checked in. */
const checkedInTime = '2026-03-18 10:00:00';

/** Who came yesterday. */
const inHouseGuest = {
  room: '302',
  roomTypeName: '双床房',
  name: '周二',
  documentKind: DocumentKind.residentId,
  idcard: '99000219850312002X',
  number: '13800000002',
  isIsolation: false,
  from: '2026-03-17 14:00:00',
  to: '2026-03-19 12:00:00',
  leftTime: null,
};

export const stayExamples = {
  checkIn: [
    {
      title: '没有订单，由服务器生成',
      as: Role.hotelMember,
      input: { id: '1', province: '浙江', ...period, checkInfoList: [guest] },
      data: { id: '21', checkedInTime, pay: 600, lastPay: 600 },
    },
    {
      title: '没有订单，按协议单位',
      as: Role.hotelMember,
      input: {
        id: '1',
        companyId: '1',
        ...period,
        checkInfoList: [guest],
        lastPay: 510,
        method: PayMethod.account,
      },
      data: { id: '21', checkedInTime, pay: 510, lastPay: 510 },
    },
    {
      title: '按订单入住',
      as: Role.hotelMember,
      input: {
        id: '1',
        orderId: '2',
        province: '浙江',
        ...period,
        checkInfoList: [guest],
        deposit: 400,
        depositMethod: PayMethod.wechat,
      },
      data: { id: '2', checkedInTime, pay: 600, lastPay: 540, depositLine: '21' },
    },
    {
      title: '房间已有人',
      as: Role.hotelMember,
      input: { id: '2', ...period, checkInfoList: [guest] },
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
  arrivalRooms: [
    {
      title: '已支付的订单',
      as: Role.hotelMember,
      input: { orderIds: ['2'] },
      data: [
        {
          orderId: '2',
          roomId: '1',
          maxLoad: 2,
          rooms: [
            {
              id: '1',
              name: '301',
              type: '1',
              roomTypeName: '双床房',
              floor: 3,
              direction: '南',
              isIsolation: false,
              status: RoomStatus.vacant,
              sn: null,
              hotelId: '1',
              orderId: null,
              estimatedCheckOut: null,
              guest: null,
              arriveTime: null,
              checkedInTime: null,
              leaveTime: null,
              isToInspect: false,
              cleanedDay: null,
              cleaner: null,
              blocked: null,
            },
          ],
        },
      ],
    },
    {
      title: '没有选订单',
      as: Role.hotelMember,
      wire: { orderIds: [] },
      code: 400,
      msg: '请选择订单',
      fields: { orderIds: '请选择订单' },
    },
  ],
  checkInMany: [
    {
      title: '一间房',
      as: Role.hotelMember,
      input: { rooms: [{ id: '1', orderId: '2', checkInfoList: [guest] }] },
      data: [{ id: '2', roomId: '1', checkedInTime, ...period, pay: 600, lastPay: 540 }],
    },
    {
      title: '房间已有人，全部不办理',
      as: Role.hotelMember,
      input: { rooms: [{ id: '2', orderId: '2', checkInfoList: [guest] }] },
      code: 409,
      msg: '房间第 1 项：房间状态为「入住」，不能办理入住',
      fields: { 'rooms.0.id': '房间状态为「入住」，不能办理入住' },
    },
  ],
  quoteCheckIn: [
    {
      title: '订单原订两晚，再加一晚',
      as: Role.hotelMember,
      input: { id: '1', orderId: '2', ...period, estimatedCheckOut: '2026-03-21 12:00:00' },
      data: {
        nights: 3,
        pay: 900,
        lastPay: 840,
        orderNights: 2,
        orderPay: 600,
        addedNights: 1,
        addedPay: 300,
        removedNights: 0,
        difference: 300,
        cameBy: PayMethod.other,
        lines: [
          { night: '2026-03-18', fee: 300, kind: null },
          { night: '2026-03-19', fee: 300, kind: null },
          { night: '2026-03-20', fee: 300, kind: PriceKind.usual },
        ],
        full: [],
      },
    },
  ],
  checkOut: [
    {
      title: '最后一间退房，订单完成',
      as: Role.hotelMember,
      input: { id: '2' },
      data: { orderId: '7', isOrderComplete: true },
    },
    {
      title: '房间没有人',
      as: Role.hotelMember,
      input: { id: '1' },
      code: 409,
      msg: '房间状态为「空闲」，不能退房',
    },
  ],
  roomsOfGroup: [
    {
      title: '在住的订单，没有团队号',
      as: Role.hotelMember,
      input: { orderId: '7' },
      data: [
        {
          id: '2',
          name: '302',
          sn: '302-1',
          orderId: '7',
          guests: ['李四'],
          estimatedCheckOut: '2026-03-19 12:00:00',
          open: 0,
          deposit: 0,
          late: 0,
        },
      ],
    },
  ],
  checkOutMany: [
    {
      title: '退房',
      as: Role.hotelMember,
      input: { rooms: [{ id: '2', sn: '302-1' }] },
      data: { rooms: 1, orderIds: ['7'] },
    },
    {
      title: '两间中有一间空闲：都不退',
      as: Role.hotelMember,
      input: {
        rooms: [
          { id: '2', sn: '302-1' },
          { id: '1', sn: '301-1' },
        ],
      },
      code: 409,
      msg: '房间第 2 项：房间 301 的该次入住已结束，请刷新后重试',
      fields: { 'rooms.1.id': '房间 301 的该次入住已结束，请刷新后重试' },
    },
  ],
  cleanRoom: [{ title: '打扫完成', as: Role.hotelMember, input: { id: '3' }, data: null }],
  changeRoom: [
    {
      title: '换到空闲的隔离房',
      as: Role.antiEpidemic,
      input: { currentRoomId: '4', newRoomId: '5' },
      data: null,
    },
  ],
  quoteStay: [
    {
      title: '续住一晚',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', leaveTime: '2026-03-20 12:00:00' },
      data: {
        nights: 2,
        pay: 600,
        lastPay: 600,
        difference: 300,
        cameBy: PayMethod.wechat,
        lines: [
          { night: '2026-03-18', fee: 300, kind: null },
          { night: '2026-03-19', fee: 300, kind: PriceKind.usual },
        ],
        full: [],
        groupRooms: 0,
        rooms: [],
      },
    },
  ],
  changeStay: [
    {
      title: '续住一晚',
      as: Role.hotelMember,
      input: {
        roomId: '2',
        sn: '302-1',
        leaveTime: '2026-03-20 12:00:00',
        pay: 300,
        method: PayMethod.wechat,
      },
      data: { orderId: '7', days: 2, pay: 600, lastPay: 600 },
    },
    {
      title: '该次入住已结束',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-0', leaveTime: '2026-03-20 12:00:00', pay: 300 },
      code: 409,
      msg: '该次入住已结束，请刷新后重试',
    },
  ],
  quoteHotelChange: [
    {
      title: '今晚起的一晚',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', hotelId: '2' },
      data: {
        nights: 1,
        credit: 300,
        cameBy: PayMethod.other,
        hotels: [{ id: '2', name: '安住滨江店' }],
        types: [{ id: '3', name: '双床房', available: 1, lastPay: 300, full: [] }],
      },
    },
  ],
  changeHotel: [
    {
      title: '转至滨江店',
      as: Role.hotelMember,
      input: {
        roomId: '2',
        sn: '302-1',
        hotelId: '2',
        roomType: '3',
        credit: 300,
        lastPay: 300,
      },
      data: { orderId: '7', newOrderId: '16', roomName: '201' },
    },
    {
      title: '房型不属于新酒店',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', hotelId: '2', roomType: '1', credit: 0, lastPay: 300 },
      code: 400,
      msg: '新房型不存在，或不属于新酒店',
      fields: { roomType: '新房型不存在，或不属于新酒店' },
    },
  ],
  undoStay: [
    {
      title: '刚办理的入住',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', pay: -540 },
      data: { orderId: '7' },
    },
  ],
  isolationCheckOut: [
    {
      title: '解除隔离',
      as: Role.antiEpidemic,
      input: { status: IsolationExit.released, roomId: '4' },
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
      input: { id: '4' },
      data: {
        id: '1',
        name: '吴三',
        idCard: '990003199205200030',
        phone: '13800000003',
        email: '',
        type: PersonType.closeContact,
        checkInTime: '2026-03-17 14:00:00',
        checkOutTime: '2026-03-31 12:00:00',
        lastTest: { checkType: 0, checkRes: 38.2, checkTime: '2026-03-18 08:00:00' },
        openAbnormal: 1,
      },
    },
  ],
  listGuests: [
    {
      title: '入住人完整返回',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1' },
      data: [
        {
          personIdcard: '99000219850312002X',
          personNumber: '13800000002',
          personName: '周二',
          personSex: Sex.male,
          documentKind: DocumentKind.residentId,
          nationality: '',
          birthDate: '',
          entryDate: '',
          stayUntil: '',
          guardianName: '',
          guardianPhone: '',
          guardianRelation: '',
        },
      ],
    },
  ],
  guestHistory: [
    {
      title: '住过一次的客人',
      as: Role.hotelMember,
      input: { idcard: '99000219850312002X' },
      data: {
        stays: [
          {
            hotel: '安住西湖店',
            room: '302',
            from: '2026-03-17 14:00:00',
            to: '2026-03-19 12:00:00',
          },
        ],
        count: 1,
        note: '喜欢安静的房间',
      },
    },
    {
      title: '别家酒店',
      as: Role.hotelMember,
      input: { idcard: '99000219850312002X', hotelId: '2' },
      code: 404,
      msg: '酒店不存在',
    },
  ],
  guestsInHouse: [
    {
      title: '今天清晨在住的',
      as: Role.hotelMember,
      input: { at: '2026-03-18 06:00:00' },
      data: {
        hotelName: '安住西湖店',
        at: '2026-03-18 06:00:00',
        guests: [{ ...inHouseGuest, idcard: '9900********002X', number: '138****0002' }],
      },
    },
    {
      title: '管理员没有选酒店',
      as: Role.admin,
      input: {},
      code: 400,
      msg: '请选择酒店',
      fields: { hotelId: '请选择酒店' },
    },
    {
      title: '以后的时刻',
      as: Role.hotelMember,
      input: { at: '2026-03-19 06:00:00' },
      code: 400,
      msg: '时刻不能晚于此刻',
      fields: { at: '时刻不能晚于此刻' },
    },
  ],
  printGuestsInHouse: [
    {
      title: '打印，号码完整',
      as: Role.hotelMember,
      input: { at: '2026-03-18 06:00:00' },
      data: { hotelName: '安住西湖店', at: '2026-03-18 06:00:00', guests: [inHouseGuest] },
    },
  ],
  downloadGuestsInHouse: [
    {
      title: '本店此刻的名单',
      as: Role.hotelMember,
      input: {},
      fileName: '在住客人名单_20260318100000.xlsx',
    },
  ],
  downloadRegistrations: [
    {
      title: '昨天入住的客人',
      as: Role.hotelMember,
      input: { day: '2026-03-17' },
      fileName: '住宿登记_20260318100000.xlsx',
    },
    {
      title: '以后的日子',
      as: Role.hotelMember,
      input: { day: '2026-03-19' },
      code: 400,
      msg: '日期不能晚于今天',
      fields: { day: '日期不能晚于今天' },
    },
  ],
  saveGuestNote: [
    {
      title: '记下客人的要求',
      as: Role.hotelMember,
      input: { idcard: '99000219850312002X', note: '喜欢安静的房间' },
      data: null,
    },
    {
      title: '管理员没有选酒店',
      as: Role.admin,
      input: { idcard: '99000219850312002X', note: '喜欢安静的房间' },
      code: 400,
      msg: '请选择酒店',
      fields: { hotelId: '请选择酒店' },
    },
  ],
  modifyGuests: [
    {
      title: '换一位入住人',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', checkInfoList: [guest] },
      data: null,
    },
    {
      title: '持护照的外国人',
      as: Role.hotelMember,
      input: { roomId: '2', sn: '302-1', checkInfoList: [visitor] },
      data: null,
    },
    {
      title: '护照没有国籍',
      as: Role.hotelMember,
      wire: { roomId: 2, sn: '302-1', checkInfoList: [{ ...visitor, nationality: null }] },
      code: 400,
      msg: '入住人第 1 项：请选择国籍',
      fields: { 'checkInfoList.0.nationality': '请选择国籍' },
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
      fields: { 'checkInfoList.0.idcard': '身份证号不正确' },
    },
  ],
} satisfies SomeExamples;
