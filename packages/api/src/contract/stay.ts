import * as z from 'zod/mini';
import { filter, Flag, Id, maybe, Nothing, oneOf, Sum } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { Guest, StoredGuest } from './guest.ts';
import { PersonType } from './isolation.ts';
import { Floor, RoomStatusField } from './room.ts';
import { everyRole, hotelSide } from './role.ts';
import { typed } from './text.ts';

/** How an isolation stay ends. */
export const IsolationExit = { released: 1, hospitalised: 2 } as const;
export type IsolationExit = (typeof IsolationExit)[keyof typeof IsolationExit];

/** Guests of a stay at most: no room sleeps more. */
export const mostGuests = 6;

const Guests = named(
  '入住人',
  z
    .array(Guest)
    .check(z.minLength(1, '请添加入住人！'), z.maxLength(mostGuests, `最多 ${mostGuests} 位`)),
);

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/room/checkIn',
  summary: '办理入住：有订单按订单，无订单由服务器生成',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: named('房间', Id),
    customerId: named('客户', filter(Id)),
    orderId: named('订单号', filter(Id)),
    province: named('客源省份', filter(typed(20))),
    estimatedCheckIn: named('入住时间', LocalDateTime),
    estimatedCheckOut: named('离店时间', LocalDateTime),
    checkInfoList: Guests,
    /** The clerk knows that the room is held for someone else and goes on. */
    acceptReserved: named('占用预订房', filter(Flag)),
  }),
  data: z.object({ id: Id, pay: Sum, lastPay: Sum }),
});

export const checkOut = endpoint({
  method: 'GET',
  path: '/api/room/checkOut/{id}',
  summary: '退房：房间转为待打扫，最后一间退房时订单完成',
  access: hotelSide,
  changes: true,
  input: z.object({ id: named('房间', Id) }),
  data: z.nullish(z.object({ orderId: maybe(Id), isOrderComplete: maybe(Flag) })),
});

export const cleanRoom = endpoint({
  method: 'GET',
  path: '/api/room/cleanRoom/{id}',
  summary: '打扫完成：待打扫转为空闲',
  access: everyRole,
  changes: true,
  input: z.object({ id: named('房间', Id) }),
  data: Nothing,
});

export const changeRoom = endpoint({
  method: 'PUT',
  path: '/api/room/changeRoom',
  summary: '隔离换房：新房间须为同店空闲隔离房',
  access: everyRole,
  changes: true,
  input: z.object({ currentRoomId: named('当前房间', Id), newRoomId: named('新房间', Id) }),
  data: Nothing,
});

export const isolationCheckOut = endpoint({
  method: 'PUT',
  path: '/api/room/isolationCheckOut',
  summary: '退出隔离：解除隔离或阳性入院',
  access: everyRole,
  changes: true,
  input: z.object({
    status: named('退出方式', oneOf(IsolationExit, '请选择解除隔离或阳性入院')),
    roomId: named('房间', Id),
  }),
  data: Nothing,
});

export const roomIsolationPerson = endpoint({
  method: 'GET',
  path: '/api/room/checkInfo/{id}',
  summary: '房间里的隔离人员（普通房为第一位入住人）',
  access: everyRole,
  input: z.object({ id: named('房间', Id) }),
  data: z.object({
    name: maybe(z.string()),
    idCard: maybe(z.string()),
    phone: maybe(z.string()),
    email: maybe(z.string()),
    /** Null for a guest of a normal room. */
    type: maybe(oneOf(PersonType)),
    checkInTime: maybe(z.string()),
    checkOutTime: maybe(z.string()),
  }),
});

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/roomCheckInfo/checkinPerson/{roomId}/{sn}',
  summary: '某次入住的入住人：完整返回，并记入日志',
  access: hotelSide,
  input: z.object({ roomId: named('房间', Id), sn: named('入住序号', typed(64, 1)) }),
  data: z.array(StoredGuest),
});

export const modifyGuests = endpoint({
  method: 'POST',
  path: '/api/roomCheckInfo/modifyPerson',
  summary: '修改入住人：整份替换',
  access: hotelSide,
  changes: true,
  input: z.object({
    roomId: named('房间', Id),
    sn: named('入住序号', typed(64, 1)),
    name: named('房间号', filter(typed(20))),
    direction: named('朝向', filter(typed(10))),
    type: named('房型', filter(Id)),
    status: named('房间状态', filter(RoomStatusField)),
    floor: named('楼层', filter(Floor)),
    checkInfoList: Guests,
  }),
  data: Nothing,
});
