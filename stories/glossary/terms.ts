import { LineKind, lineKindLabel } from '@anzhu/api/contract/bill';
import { Guarantee, guaranteeLabel } from '@anzhu/api/contract/guarantee';
import {
  DiscountEffect,
  discountEffectLabel,
  DiscountExclusion,
  discountExclusionLabel,
  DiscountKind,
  discountKindLabel,
} from '@anzhu/api/contract/discount';
import {
  CheckType,
  checkTypeLabel,
  NucleicResult,
  nucleicResultLabel,
} from '@anzhu/api/contract/healthTest';
import {
  DepositRule,
  depositRuleLabel,
  HotelState,
  hotelStateLabel,
  LeaveOpen,
  leaveOpenLabel,
} from '@anzhu/api/contract/hotel';
import {
  IsolationStatus,
  isolationStatusLabel,
  PersonType,
  personTypeLabel,
} from '@anzhu/api/contract/isolation';
import { Urgency, urgencyLabel } from '@anzhu/api/contract/material';
import { OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import { Role, roleLabel } from '@anzhu/api/contract/role';
import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';
import { PriceKind, priceKindLabel } from '@anzhu/api/contract/roomPrice';
import { roomNatureLabel } from '@anzhu/api/contract/roomType';

import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';

/** One term: the Chinese word of the interface, the identifier in code, and what it means. */
export interface Term {
  chinese: string;
  identifier: string;
  meaning: string;
}

/** Terms of an enum of the contract. A value without a meaning does not compile. */
function ofEnum<Name extends string, Value extends string | number>(
  enumName: string,
  values: Readonly<Record<Name, Value>>,
  labels: Readonly<Record<Value, string>>,
  meanings: Readonly<Record<Name, string>>,
): Term[] {
  return (Object.keys(values) as Name[]).map((name) => ({
    chinese: labels[values[name]],
    identifier: `${enumName}.${name}`,
    meaning: meanings[name],
  }));
}

const term = (chinese: string, identifier: string, meaning: string): Term => ({
  chinese,
  identifier,
  meaning,
});

/** The glossary, by subject. */
export const glossary: readonly { title: string; terms: readonly Term[] }[] = [
  {
    title: '订单 · Orders',
    terms: [
      term('订单', 'Order', 'A booking of one room for one or more nights. One order is one room.'),
      ...ofEnum('OrderStatus', OrderStatus, orderStatusLabel, {
        unpaid:
          'Created, not paid. Closed automatically after 30 minutes. Its price can be changed.',
        paid: 'Paid, the guest has not arrived. The only status from which a check-in starts.',
        closed: 'Never paid: closed after 30 minutes or by the guest. May be deleted.',
        checkedIn: 'The guest is in the room.',
        completed: 'The room of the order is checked out.',
        refundRequested: 'The guest of a paid order asks for a refund; management decides.',
        refunded: 'The refund was approved and paid back.',
      }),
      term('应付金额', 'pay', 'Amount due before discounts, in yuan.'),
      term(
        '实付金额',
        'lastPay',
        'Amount after discounts or a price change, in yuan, of an order. Refunds pay it back in full.',
      ),
      term('房费合计', 'lastPay of a quote', 'The same of what is offered: nothing is paid yet.'),
      term('改价', 'changePrice', 'Sets lastPay of an unpaid order.'),
      term(
        '退款审核',
        'refundOrder, refuseRefund',
        'Decision on a requested refund: 同意退款 pays back, 驳回 makes the order paid again.',
      ),
      term(
        '去入住',
        "'checkIn' (OrderRowAction)",
        'Opens the check-in of a paid order over the screen, in the room that is kept or free for it.',
      ),
      term('客源省份', 'province', 'Province a guest comes from; charted on the dashboard.'),
      term('订单来源', 'source', 'Channel of an order, as sent by POST /open/intake/order.'),
      term('入住天数', 'days', 'Nights of a stay, at least 1.'),
      term('新增预订', 'addOrder', 'Books rooms for a caller: one order for each room.'),
      term('团队号', 'groupNo', 'Number that the orders of a booking of several rooms share.'),
      term('未接单', 'PendingOrder', 'A booking of a channel that was refused for want of rooms.'),
      term('接单', 'acceptPendingOrder', 'Books it after all, also into another room type.'),
      term('不接', 'declinePendingOrder', 'Declines it for good: its number is used up.'),
      term('团队入住', 'checkInMany', 'Checks in all orders of a group that arrive, or none.'),
      term('排房', 'assignOrder', 'Names the room of an order before its guests come.'),
      term('取消排房', 'assignOrder, roomId null', 'Takes the room away from the order again.'),
      term('取消订单', 'cancelOrder', 'Cancels an order, with what is to be paid back.'),
      term(
        '未到店',
        'endNoShow',
        'No-show: the first night, or the time for which the room was held, is over without its guests; what was received is kept.',
      ),
      ...ofEnum('Guarantee', Guarantee, guaranteeLabel, {
        online: 'The guest pays online: closed by a clock after 30 minutes unpaid.',
        onArrival: 'Paid on arrival; the room is held until an hour of that day.',
        deposit: 'A part was received; the room is held until noon after the night of arrival.',
        prepaid: 'Paid in full.',
        guaranteed: 'A company or a card, named in a text, guarantees; held like a deposit.',
      }),
      term('保留至', 'holdUntil', 'Until when the room of an order that is not paid is held.'),
      term('修改预订', 'modifyOrder', 'Changes a booking before its guests come, with a quote.'),
      term('恢复订单', 'reinstateOrder', 'Takes back a no-show or a cancellation.'),
      term('账单', 'Bill', 'Nights, charges, deposits and payments of an order, and what is open.'),
      ...ofEnum('LineKind', LineKind, lineKindLabel, {
        room: 'The nights of the order at their prices; no stored line.',
        charge: 'Anything besides the room: breakfast, minibar, damage.',
        deposit: 'Held until check-out; below zero when it is given back.',
        payment: 'Money received for the room or for charges.',
        refund: 'Money paid back.',
      }),
      term(
        '延迟退房',
        'lateFee',
        'Charged by the hour at which guests leave, in halves of their last night.',
      ),
      term(
        '折让',
        'BillLine.isAllowance',
        'Taken off a bill, with a reason; the hotel sets how much each role may.',
      ),
      term(
        '主账',
        'masterBill',
        'The master bill of a group: the bill of one of its orders, which settles the 房费 of all rooms and takes their 消费.',
      ),
      term('账单条款', 'billTerms', 'What a hotel prints at the end of its bills.'),
      term('转账', 'moveBillLines', 'Moves charges to another bill; both name the other order.'),
      term(
        '结账',
        'settleBill',
        'Settles a bill in one step: the deposit pays first, the rest is received or given back in one way or several.',
      ),
      term(
        '待退',
        'PayBack',
        'What staff give back above the hotel’s limit: it waits for who manages the hotel, and is received until then.',
      ),
      term(
        '押金单',
        'DepositSheet',
        'The receipt of a deposit on paper, two copies on a page; the sum also in capitals.',
      ),
      ...ofEnum('DepositRule', DepositRule, depositRuleLabel, {
        none: 'A check-in proposes no deposit.',
        sum: 'A check-in proposes the same deposit for every stay.',
        perNight: 'A check-in proposes a deposit for each night.',
      }),
      ...ofEnum('LeaveOpen', LeaveOpen, leaveOpenLabel, {
        never: 'Guests leave with nothing open on their bill.',
        management: 'Who manages the hotel lets guests leave with a sum open.',
        always: 'Guests may leave with a sum open: it stands in 今日待办.',
      }),
      term(
        '钟点房',
        'dayUse',
        'An order of three to six hours of a day at a price by the hour; it takes no night.',
      ),
      term(
        '作废',
        'voidBillLine',
        'Takes a line of today out of the sums of a bill; it stays with the reason.',
      ),
      term(
        '冲销',
        'BillLine.reverses',
        'Reverses a line of an earlier hotel’s day by a line of today with the opposite sum; the first stays.',
      ),
    ],
  },
  {
    title: '房间 · Rooms',
    terms: [
      term('房间', 'Room', 'A room of a hotel; its number is unique in the hotel.'),
      term('房间号', 'Room.name', 'Room number, as text.'),
      ...ofEnum('RoomStatus', RoomStatus, roomStatusLabel, {
        vacant: 'Clean and free. Nature and room type can only be changed now.',
        occupied: 'A stay is running.',
        reserved: 'Held for a paid order.',
        tentative: 'Held for an unpaid order, until it is paid or closed.',
        awaitingCleaning: 'After check-out or room change, until it is cleaned.',
      }),
      term('房间性质', 'isIsolation', 'Nature of a room: for ordinary guests or for isolation.'),
      term(roomNatureLabel.false, 'isIsolation: false', 'Room for ordinary guests.'),
      term(
        roomNatureLabel.true,
        'isIsolation: true',
        'Room for isolated persons; filled by assignment or an approved declaration.',
      ),
      term('房间管理', 'RoomBoard', 'All rooms of a hotel as cards by floor, updated live.'),
      term(
        '打扫',
        'cleanRoom',
        'Makes a room vacant again, or 待查: 打扫 for ordinary rooms, 清洁消毒 for isolation rooms.',
      ),
      term(
        '待查',
        'isToInspect',
        'A room that was cleaned and waits for its inspection, where the hotel inspects; its status is still 待打扫.',
      ),
      term(
        '检查通过',
        'inspectRooms',
        'Makes a room that was cleaned vacant; 返工 has it cleaned again.',
      ),
      term(
        '续住打扫',
        'serviceRooms',
        'Cleaning of a room while its guests stay: every day, every few days, or never, as the hotel has it.',
      ),
      term('打扫员', 'cleaner', 'Who cleans a room, by name; of a room or of a whole floor.'),
      term(
        '打扫清单',
        'CleaningList',
        'What housekeeping does today in the order of need: rooms of arrivals, rooms that were left, rooms of guests who stay; for a phone and for paper.',
      ),
      term('房型', 'RoomType', 'Kind of room of a hotel: beds, price, equipment, most guests.'),
      term(
        '房价日历',
        'PriceCalendarDialog',
        'What each night costs in rooms of a type: the price of its date, else of its weekday, else the fee of the room type.',
      ),
      ...ofEnum('PriceKind', PriceKind, priceKindLabel, {
        usual: 'A night at the fee of the room type.',
        weekday: 'A night whose weekday has a price of its own.',
        day: 'A night whose date has a price of its own.',
        agreed: 'A night at the price that a company has agreed.',
      }),
      term(
        '复制',
        'copyRecords',
        'Makes room types, bed types or discounts of a hotel in others; what is there by name stays.',
      ),
      term(
        '协议单位',
        'Company',
        'A company with an agreement of a hotel: its guests pay an agreed share of the price, and it may pay by month.',
      ),
      term(
        '发票',
        'Invoice',
        'What a guest asks for over a sum that was received: 未开 until an invoice service has it (开具中) or its number is written down (已开), or 已作废.',
      ),
      term(
        '商品',
        'Item',
        'What a hotel sells besides its rooms: a name and a price, put on a bill by quantity.',
      ),
      term('床型', 'BedType', 'Kind of bed: size, softness, how many it sleeps.'),
      term('最多入住', 'maxLoad', 'Most guests of a room of this type.'),
    ],
  },
  {
    title: '入住 · Stays',
    terms: [
      term(
        '入住序号',
        'sn',
        'Serial of the current stay in a room; null while the room is not occupied.',
      ),
      term(
        '办理入住',
        'checkIn',
        'Check-in: starts a stay in a room, with an order or as a walk-in.',
      ),
      term(
        '无订单入住',
        'onWithoutOrder',
        'Walk-in: check-in without an order; the server creates the order and its price.',
      ),
      term(
        '退房',
        'checkOut',
        'Check-out: ends the stay, completes the order; the room awaits cleaning.',
      ),
      term(
        '换房',
        'changeRoom',
        'Moves guests, or an isolated person, to another vacant room of the same hotel.',
      ),
      term(
        '转至其他酒店',
        'transferIsolation',
        'Moves an isolated person to a room of another hotel; the isolation goes on under its number.',
      ),
      term('续住', 'changeStay', 'Extends a stay: added nights have the present prices.'),
      term(
        '转至其他酒店',
        'changeHotel',
        'Guests go on in another hotel of the chain: an order there for the nights that are left.',
      ),
      term('提前离店', 'changeStay', 'Shortens a stay: what the other nights cost is given back.'),
      term(
        '撤销入住',
        'undoStay',
        'Takes a check-in back within 30 minutes: room and order are as they were.',
      ),
      term(
        '维修',
        'setOutOfOrder',
        'Out of order: nights in which a room is not sold, assigned or given to anybody.',
      ),
      term(
        '停用房间',
        'archiveRoom',
        'Takes a room out of use for good: it is out of order without an end, on no board and counted nowhere.',
      ),
      term('恢复使用', 'restoreRoom', 'Takes a room into use again.'),
      term('解除维修', 'endOutOfOrder', 'Ends a repair, or calls off one to come.'),
      term('入住人', 'Guest', 'A person who stays in a room: 1 to maxLoad per stay.'),
      term(
        '证件类型',
        'DocumentKind',
        'Kind of an identity document: 居民身份证, 护照, 港澳居民来往内地通行证, 台湾居民来往大陆通行证, 港澳台居民居住证, 外国人永久居留身份证, 其他证件; each has its form.',
      ),
      term(
        '监护人',
        'guardianName',
        'Guardian: who is responsible for a guest under 18; asked for while nobody in the room is 18.',
      ),
      term(
        '机读码',
        'readMachineReadable',
        'Machine-readable lines at the foot of a passport or a card (ICAO 9303), with check digits.',
      ),
      term(
        '换证次数',
        'documentKey',
        'Issue count at the end of the number of a permit; numbers are compared without it.',
      ),
      term(
        '停留期至',
        'stayUntil',
        'The last day that a foreigner may stay in the country; asked for with 入境日期 of who has a passport.',
      ),
      term(
        '日报',
        'dayReport',
        'Figures of a hotel’s day, which starts at 06:00: arrivals, departures, nights sold, income by kind and way.',
      ),
      term(
        '区域',
        'region',
        'A department above those of hotels, at any level: the 日报 has its sums (小计), and 工作台 and 日报 show its hotels alone. One with all hotels is none: its sums are the 合计.',
      ),
      term(
        '夜审',
        'audit',
        'The close of a hotel’s day once it is over: its 日报 is kept as it is, with who and when, and what was not in order (待处理) by name. The day is read from what was kept.',
      ),
      term(
        '交班',
        'shift',
        'A clerk’s time at the desk, from 开班 to 交班: the cash at its begin (备用金), what its clerk received and gave back by way, and what was counted at its end.',
      ),
      term(
        '差额',
        'difference',
        'What was counted at the end of a shift less what there should be: 长款 above, 短款 below 0.',
      ),
      term(
        '净额',
        'net',
        'What came in less what went out by a way of payment: 收款 − 退款 + 押金收 − 押金退. Of 现金 what the drawer has more.',
      ),
      term(
        '预收',
        'prepaid',
        'Received by the end of a day for orders that arrive later, less what was given back; deposits apart.',
      ),
      term(
        '在住率',
        'occupancy',
        'Of the dashboard: rooms with guests now by all normal rooms. 入住率 of the 日报 counts nights sold.',
      ),
      term(
        '在住客人名单',
        'guestsInHouse',
        'Everybody who stayed in a hotel at a moment, guests and people in isolation, with room, document and times.',
      ),
      term(
        '登记单',
        'RegistrationSheet',
        'Printed sheet of a check-in, also later of guests who are in.',
      ),
      term(
        '预计离店',
        'estimatedCheckOut',
        'Planned check-out of a stay or of the order that holds the room.',
      ),
    ],
  },
  {
    title: '隔离 · Isolation',
    terms: [
      term('隔离人员', 'Isolation', 'A person in isolation, with room, planned release and tests.'),
      ...ofEnum('PersonType', PersonType, personTypeLabel, {
        closeContact:
          'Close contact of a case. The reviewer of the declaration chooses hotel and room type.',
        toBeIsolated: 'Person who has to be isolated. The reviewer chooses hotel and room type.',
        inbound: 'Traveller from abroad. The declarant has chosen hotel and room type.',
        fromRiskArea:
          'Person from an area of medium or high risk. The declarant has chosen hotel and room type.',
      }),
      ...ofEnum('IsolationStatus', IsolationStatus, isolationStatusLabel, {
        isolating: 'In isolation now.',
        released: 'Isolation has ended.',
        hospitalised: 'Tested positive and taken to hospital.',
      }),
      term(
        '退出隔离',
        'isolationCheckOut',
        'Ends an isolation stay; the room awaits cleaning. The outcome has to be chosen.',
      ),
      ...ofEnum('IsolationExit', IsolationExit, isolationExitLabel, {
        released: 'Outcome of the exit: the person goes home.',
        hospitalised: 'Outcome of the exit: the person goes to hospital.',
      }),
      term(
        '预计解除时间',
        'checkOutTime',
        'Planned release: check-in plus 14 days unless set otherwise. No person is released automatically.',
      ),
      term(
        '第 n/14 天',
        'IsolationMarkTag',
        'Day of isolation out of those planned; also 明日到期, 今日到期, 已超期 n 天.',
      ),
      term(
        '隔离人员分配',
        'assignIsolation',
        'Assignment: the server picks a vacant isolation room of a hotel and room type.',
      ),
      term('接收隔离', 'allowIsolation', 'Whether a hotel takes isolated persons.'),
      ...ofEnum('HotelState', HotelState, hotelStateLabel, {
        open: 'A hotel that sells.',
        closed:
          'A hotel that was closed by an admin: nothing is sold in it, its history and its bills stay.',
      }),
    ],
  },
  {
    title: '申报与审核 · Declarations and reviews',
    terms: [
      term(
        '申报',
        'Declaration',
        'Application of a person for isolation, sent by the mini program.',
      ),
      ...ofEnum('ReviewStatus', ReviewStatus, reviewStatusLabel, {
        pending: 'Not decided yet.',
        approved: 'Approved. An approved declaration gets a room in the same transaction.',
        rejected: 'Rejected, with a note that is required.',
      }),
      term('审核备注', 'ReviewNote', "The reviewer's note."),
    ],
  },
  {
    title: '检测 · Daily tests',
    terms: [
      term('检测记录', 'HealthTest', 'One test of an isolated person.'),
      ...ofEnum('CheckType', CheckType, checkTypeLabel, {
        temperature: 'Body temperature in ℃, one decimal; above 37.3 is abnormal.',
        nucleic: 'Nucleic acid test.',
      }),
      ...ofEnum('NucleicResult', NucleicResult, nucleicResultLabel, {
        negative: 'Nothing found.',
        positive: 'Abnormal until it is handled.',
      }),
      term('异常', 'handleHealthTest', 'A positive test or a fever that is not handled yet.'),
      term('未检测', 'UntestedPerson', 'Isolated person without a test on a day.'),
      term('用户编号', 'uId', 'Id of the isolated person a test belongs to.'),
    ],
  },
  {
    title: '物资 · Materials',
    terms: [
      term(
        '物资申请',
        'MaterialApplication',
        'Application of a hotel for supplies; the epidemic side reviews it.',
      ),
      ...ofEnum('Urgency', Urgency, urgencyLabel, {
        notUrgent: 'Can wait.',
        urgent: 'Needed soon.',
        veryUrgent: 'Needed now.',
      }),
    ],
  },
  {
    title: '优惠 · Discounts',
    terms: [
      term('优惠', 'Discount', 'Price reduction of a hotel; the best allowed combination applies.'),
      ...ofEnum('DiscountKind', DiscountKind, discountKindLabel, {
        flat: 'Yuan off the price.',
        percentage: 'The part that is paid: 0.85 is 8.5 折, so 100 yuan become 85.',
      }),
      term('折', 'discounts', 'Tenths of the price that are paid: 8.5 折 is 15 % off.'),
      ...ofEnum('DiscountEffect', DiscountEffect, discountEffectLabel, {
        nights: 'From a number of nights on.',
        spending: 'From an amount of yuan on.',
        always: 'Without a condition.',
      }),
      ...ofEnum('DiscountExclusion', DiscountExclusion, discountExclusionLabel, {
        none: 'Adds up with others.',
        all: 'Only applies alone.',
        listed: 'Cannot be combined with the listed discounts.',
      }),
    ],
  },
  {
    title: '人与权限 · Users and permissions',
    terms: [
      term('用户', 'User', 'An account. Its role is that of its department.'),
      ...ofEnum('Role', Role, roleLabel, {
        admin: 'Runs the platform: every hotel, every screen.',
        hotelAdmin: 'Manages one hotel and its staff.',
        hotelMember: 'Front desk of one hotel: no price change, no refund.',
        antiEpidemic: 'Epidemic prevention: isolation rooms and persons of all hotels, no money.',
      }),
      term(
        '部门',
        'Department',
        'Node of the organisation; gives its users a role and, for hotel roles, a hotel.',
      ),
      term(
        '菜单',
        'Menu',
        'An entry of the navigation. May be limited to roles and departments at once; an empty limit is none.',
      ),
      term('日志', 'Log', 'Record of a change: who, when, from where, before and after.'),
      term(
        '个人信息请求',
        'PersonRequest',
        'What a person asks for about their own data: to see (查阅), have a copy (复制), correct (更正) or erase (删除).',
      ),
      term(
        '保存至',
        'Kept',
        'Until when a record about a person is kept, by law and configuration.',
      ),
      term(
        '助手',
        'Assistant',
        'A program that reads and requests for a user by MCP, with a key that the user has made.',
      ),
      term(
        '助手的钥匙',
        'AssistantKey',
        'Lets an assistant in for its user, at most 90 days; made and ended in 我的登录, shown once.',
      ),
      term(
        '待确认的操作',
        'PendingAct',
        'A change that an assistant has requested: it runs when its user confirms it, within 10 minutes.',
      ),
      term('由助手', 'assistant', 'In the log: the key by which an assistant requested a change.'),
    ],
  },
];
