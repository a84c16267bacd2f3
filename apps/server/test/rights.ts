import type { Contract } from '@anzhu/api/contract';
import type { Role } from '@anzhu/api/contract/role';
import { masterDataList, type MasterDataName, roles } from '@anzhu/api/test/masterData';
import type { ScreenRoute } from '@anzhu/api/rules/screens';
import type { Records } from './records.ts';
import { newGuest, period } from './property.ts';

/** Who may call: everyone, who has an API key, everyone signed in, or these roles. */
type Callers = 'open' | 'apiKey' | 'signedIn' | readonly Role[];

export interface Right {
  by: Callers;
  /** The input, for a call that names a record or a hotel: another hotel's is refused. */
  of?: (records: Records) => object;
}

const { platform, everyRole: everyone, hotelSide: hotels, hotelStaff: hotelsOwn } = roles;
const { epidemicSide: programme, management: managing, supervision: overseeing } = roles;

/** The roles whose menu has a screen in a new store, written down a second time. */
export const menus: Record<ScreenRoute, readonly Role[]> = {
  ...(Object.fromEntries(masterDataList.map(({ name, view }) => [name, view])) as Record<
    MasterDataName,
    readonly Role[]
  >),
  index: everyone,
  roomManage: everyone,
  orderManage: hotels,
  shift: hotels,
  invoice: hotels,
  isolationManage: everyone,
  assignPersonnel: programme,
  declarationReview: programme,
  dailyTest: everyone,
  materialReview: programme,
  materialApplication: hotelsOwn,
  hotelMaterialInfo: hotelsOwn,
  hotel: platform,
  myHotel: hotelsOwn,
  roomType: hotels,
  discountManage: hotels,
  department: platform,
  userManage: managing,
  menuManage: platform,
  dataImport: managing,
  logManage: overseeing,
  personRequest: platform,
};

const person = () => {
  const { name, idcard, number } = newGuest();
  return { name, idCard: idcard, phone: number, type: 0, checkInTime: '2026-03-18 10:00:00' };
};

const caller = () => {
  const { name, number } = newGuest();
  return { name, number };
};

const roomForm = ({ typeId }: Records) => ({
  floor: 3,
  direction: '南',
  isIsolation: 0,
  type: typeId,
});

const typeForm = {
  bed: 1,
  maxLoad: 2,
  haveWindow: 1,
  network: 1,
  haveBreakfast: 0,
  fee: 300,
  isolationFee: 300,
  sort: 1,
};

const discountForm = {
  name: '新优惠',
  discountsType: 0,
  discounts: 10,
  effectType: 2,
  exclusiveType: 0,
  validityTime: '2026-12-31 23:59:59',
};

const test = { checkType: 0, checkRes: 38, checkTime: '2026-03-18 09:00:00' };

type Simple<Name extends MasterDataName = MasterDataName> =
  | `${Name}Page`
  | `${'add' | 'modify' | 'delete'}${Capitalize<Name>}`;

/** The rights of the calls of master data. */
const masterDataRights = Object.fromEntries(
  masterDataList.flatMap(({ view, edit, isHotels, form, ...calls }): [Simple, Right][] => {
    const of = (input: (records: Records) => object) => (isHotels ? { of: input } : {});
    return [
      [calls.page, { by: view, ...of(({ hotelId }) => ({ hotelId })) }],
      [
        calls.add,
        {
          by: edit,
          ...of(({ hotelId, serial }) => ({ ...form, name: `新的${serial}`, hotelId })),
        },
      ],
      [calls.modify, { by: edit, ...of((records) => ({ id: records[calls.id], name: '改' })) }],
      [calls.remove, { by: edit, ...of((records) => ({ id: records[calls.id] })) }],
    ];
  }),
) as Record<Simple, Right>;

/**
 * Who may call what, as the specification's table of roles has it, screen by screen: written down
 * here a second time, so that the contract is held against it.
 */
export const rights: Record<keyof Contract, Right> = {
  ...masterDataRights,

  // A person's data are in all hotels.
  personRequestPage: { by: platform },
  addPersonRequest: { by: platform },
  findPerson: { by: platform },
  downloadPerson: { by: platform },
  quotePersonCorrection: { by: platform },
  correctPerson: { by: platform },
  erasePerson: { by: platform },
  closePersonRequest: { by: platform },

  // Signing in, and what everyone does for themselves.
  login: { by: 'open' },
  loginPassword: { by: 'open' },
  loginTotp: { by: 'open' },
  loginTotpSetup: { by: 'open' },
  logout: { by: 'open' },
  createQrCode: { by: 'open' },
  qrCodeStatus: { by: 'open' },
  isPhoneTaken: { by: 'open' },
  myMenus: { by: 'signedIn' },
  scanQrCode: { by: 'signedIn' },
  confirmQrCode: { by: 'signedIn' },
  cancelQrCode: { by: 'signedIn' },
  listSessions: { by: 'signedIn' },
  endSession: { by: 'signedIn' },
  endOtherSessions: { by: 'signedIn' },
  listAssistantKeys: { by: 'signedIn' },
  addAssistantKey: { by: 'signedIn' },
  endAssistantKey: { by: 'signedIn' },
  listPendingActs: { by: 'signedIn' },
  confirmAct: { by: 'signedIn' },
  refuseAct: { by: 'signedIn' },
  totpState: { by: 'signedIn' },
  beginTotp: { by: 'signedIn' },
  confirmTotp: { by: 'signedIn' },
  renewRecoveryCodes: { by: 'signedIn' },
  endTotp: { by: 'signedIn' },
  getUser: { by: 'signedIn', of: ({ clerkId }) => ({ id: clerkId }) },
  modifyUser: { by: 'signedIn', of: ({ clerkId }) => ({ id: clerkId, nickName: '改' }) },
  uploadImage: { by: everyone },
  search: { by: everyone },

  // Dashboard: orders for hotels, without money for their staff; quarantine for the programme.
  today: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  keyFigures: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  dayReport: { by: managing, of: ({ hotelId }) => ({ day: '2026-03-18', hotelId }) },
  downloadDayReport: { by: managing, of: ({ hotelId }) => ({ day: '2026-03-18', hotelId }) },
  orderSources: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  orderRoomTypes: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  ordersOfYear: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  ordersOfWeek: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  orderOrigins: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  incomeOfWeek: { by: managing, of: ({ hotelId }) => ({ hotelId }) },
  isolationSources: { by: programme },
  isolationTypes: { by: programme },
  newIsolationsOfType: { by: programme },
  newIsolations: { by: programme },
  isolationsOfStatus: { by: programme },
  isolationOrigins: { by: programme },

  // Departments, hotels, menus: the platform's. Who manages users chooses their department, and
  // whoever assigns people or works at a hotel chooses or sees hotels.
  listDepartments: { by: managing },
  departmentPage: { by: platform },
  addDepartment: { by: platform },
  departmentImpact: { by: platform },
  modifyDepartment: { by: platform },
  deleteDepartment: { by: platform },
  hotelPage: { by: everyone },
  searchHotels: { by: everyone },
  hotelAllowsIsolation: { by: everyone, of: ({ hotelId }) => ({ id: hotelId }) },
  getHotel: { by: everyone, of: ({ hotelId }) => ({ id: hotelId }) },
  addHotel: { by: platform },
  hotelClosing: { by: platform, of: ({ hotelId }) => ({ id: hotelId }) },
  closeHotel: { by: platform, of: ({ hotelId }) => ({ id: hotelId, reason: '装修' }) },
  reopenHotel: { by: platform, of: ({ hotelId }) => ({ id: hotelId }) },
  deleteHotel: { by: platform, of: ({ hotelId }) => ({ id: hotelId }) },
  listMenus: { by: platform },
  addMenu: { by: platform },
  modifyMenu: { by: platform },
  deleteMenu: { by: platform },
  sortMenus: { by: platform },
  menusOfDepartment: { by: platform },
  menusOfRole: { by: platform },

  // My hotel: its admin edits it, its staff view it.
  myHotel: { by: hotelsOwn },
  modifyHotel: { by: managing, of: ({ hotelId }) => ({ id: hotelId, parkingLot: '改' }) },

  // Room types, discounts: staff view them; the programme chooses room types.
  roomTypePage: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  getRoomType: { by: everyone, of: ({ typeId }) => ({ id: typeId }) },
  availability: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  currentRoomTypes: { by: everyone, of: ({ hotelId }) => ({ hotelId, isIsolation: 1 }) },
  addRoomType: {
    by: managing,
    of: ({ hotelId, bedTypeId, serial }) => ({
      ...typeForm,
      name: `新房型${serial}`,
      hotelId,
      bedType: String(bedTypeId),
    }),
  },
  modifyRoomType: { by: managing, of: ({ typeId }) => ({ id: typeId, sort: 2 }) },
  deleteRoomType: { by: managing, of: ({ typeId }) => ({ id: typeId }) },
  listRoomPrices: {
    by: hotels,
    of: ({ typeId }) => ({ roomType: typeId, from: '2026-03-18', to: '2026-03-24' }),
  },
  saveRoomPrice: {
    by: managing,
    of: ({ typeId }) => ({ roomType: typeId, weekday: 6, fee: 380 }),
  },
  previewCopy: { by: platform },
  copyRecords: { by: platform },
  discountPage: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  addDiscount: { by: managing, of: ({ hotelId }) => ({ ...discountForm, hotelId }) },
  modifyDiscount: { by: managing, of: ({ discountId }) => ({ id: discountId, description: '改' }) },
  deleteDiscount: { by: managing, of: ({ discountId }) => ({ id: discountId }) },

  // Orders: staff change no price and refund nothing; only who manages removes closed ones.
  orderPage: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  downloadOrders: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  getOrder: { by: hotels, of: ({ orders }) => ({ id: orders.paid }) },
  deleteOrder: { by: managing, of: ({ orders }) => ({ id: orders.closed }) },
  changePrice: { by: managing, of: ({ orders }) => ({ id: orders.unpaid, lastPay: 1 }) },
  refundOrder: {
    by: managing,
    of: ({ orders }) => ({
      id: orders.refundRequested,
      paymentMethod: 'WECHAT',
      paymentClient: 'MP',
    }),
  },
  refuseRefund: { by: managing, of: ({ orders }) => ({ orderId: orders.refundRequested }) },
  quoteBooking: { by: hotels, of: ({ typeId }) => ({ roomType: typeId, ...period }) },
  addOrder: {
    by: hotels,
    of: ({ typeId }) => ({ roomType: typeId, ...period, ...caller(), status: 0 }),
  },
  quoteOrder: { by: hotels, of: ({ orders }) => ({ id: orders.paid }) },
  modifyOrder: { by: hotels, of: ({ orders }) => ({ id: orders.paid, note: '晚到' }) },
  expectedGuests: { by: hotels, of: ({ orders }) => ({ id: orders.paid }) },
  setExpectedGuests: {
    by: hotels,
    of: ({ orders }) => ({ rooms: [{ orderId: orders.paid, guests: [{ name: '周示例' }] }] }),
  },
  assignOrder: { by: hotels, of: ({ orders }) => ({ orderId: orders.paid, roomId: null }) },
  cancelOrder: {
    by: hotels,
    of: ({ orders }) => ({ id: orders.paid, reason: '改', refundAmount: 0 }),
  },
  quoteCancel: { by: hotels, of: ({ orders }) => ({ id: orders.paid }) },
  reinstateOrder: { by: managing, of: ({ orders }) => ({ id: orders.closed }) },
  settlePaidTwice: {
    by: hotels,
    of: ({ orders }) => ({ id: orders.paid, amount: 1, note: '已退' }),
  },
  endNoShow: { by: hotels, of: ({ orders }) => ({ id: orders.paid }) },
  pendingOrderPage: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  quotePendingOrder: { by: hotels, of: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  acceptPendingOrder: {
    by: hotels,
    of: ({ pendingOrderId, typeId }) => ({ id: pendingOrderId, roomType: typeId }),
  },
  declinePendingOrder: {
    by: hotels,
    of: ({ pendingOrderId }) => ({ id: pendingOrderId, reason: '已满' }),
  },

  // The day: staff see what is not in order; who manages closes it.
  previewAudit: { by: hotels, of: ({ hotelId }) => ({ hotelId, day: '2026-03-17' }) },
  closeDay: { by: managing, of: ({ hotelId }) => ({ hotelId, day: '2026-03-17', seen: 'x' }) },

  // Shifts: one's own; who manages sees and closes those of the hotel.
  openShift: { by: hotels, of: ({ hotelId }) => ({ hotelId, opening: 500 }) },
  currentShift: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  closeShift: { by: hotels, of: ({ shiftId }) => ({ id: shiftId, counted: 500, seen: 500 }) },
  shiftPage: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  downloadShifts: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },

  // The account of a company: staff enter what it pays; only who manages takes it back.
  addReceipt: {
    by: hotels,
    of: ({ debtorId }) => ({
      companyId: debtorId,
      amount: 1,
      method: 0,
      receivedDay: '2026-03-18',
    }),
  },
  voidReceipt: { by: hotels, of: ({ receiptId }) => ({ id: receiptId, reason: '记错' }) },
  companyStatement: {
    by: hotels,
    of: ({ debtorId }) => ({ companyId: debtorId, month: '2026-03' }),
  },
  downloadStatement: {
    by: hotels,
    of: ({ debtorId }) => ({ companyId: debtorId, month: '2026-03' }),
  },
  downloadReceivables: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },

  // Invoices: staff ask for and write them down; only who manages takes one back.
  invoicePage: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  downloadInvoices: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  orderInvoices: { by: hotels, of: ({ orders }) => ({ orderId: orders.paid }) },
  addInvoice: {
    by: hotels,
    of: ({ orders }) => ({ orderId: orders.paid, name: '新抬头', amount: 1 }),
  },
  sendInvoice: { by: hotels, of: ({ invoiceId }) => ({ id: invoiceId }) },
  issueInvoice: { by: hotels, of: ({ invoiceId }) => ({ id: invoiceId, number: '2431200' }) },
  voidInvoice: { by: managing, of: ({ invoiceId }) => ({ id: invoiceId, reason: '抬头有误' }) },

  // Bills: staff take money and give deposits back; only who manages voids and refunds.
  getBill: { by: hotels, of: ({ orders }) => ({ orderId: orders.paid }) },
  addBillLine: {
    by: hotels,
    of: ({ orders }) => ({ orderId: orders.paid, kind: 1, amount: 28, note: '早餐' }),
  },
  settleBill: {
    by: hotels,
    of: ({ orders }) => ({ orderId: orders.paid, parts: [], seen: 0 }),
  },
  chargeItems: {
    by: hotels,
    of: ({ orders, itemId }) => ({
      orderId: orders.paid,
      items: [{ itemId, quantity: 2 }],
      seen: 1600,
    }),
  },
  listItems: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  masterBill: { by: hotels, of: ({ orders }) => ({ orderId: orders.paid }) },
  setMasterBill: {
    by: hotels,
    of: ({ orders }) => ({
      orderId: orders.paid,
      masterOrderId: orders.paid,
      roomFees: true,
      charges: false,
    }),
  },
  moveBillLines: {
    by: hotels,
    of: ({ orders, billLineId }) => ({
      orderId: orders.paid,
      lineIds: [billLineId],
      toOrderId: orders.unpaid,
    }),
  },
  approvePayBack: {
    by: managing,
    of: ({ payBackId }) => ({ id: payBackId, amount: 1, method: 0 }),
  },
  rejectPayBack: { by: managing, of: ({ payBackId }) => ({ id: payBackId }) },
  voidBillLine: { by: hotels, of: ({ billLineId }) => ({ id: billLineId, reason: '记错' }) },

  // Rooms: the programme works with isolation rooms, and only with those; who manages sets them up.
  listRooms: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  listFloors: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  getRoom: { by: everyone, of: ({ rooms }) => ({ id: rooms.vacant }) },
  roomTimeline: {
    by: everyone,
    of: ({ hotelId }) => ({ hotelId, from: '2026-03-18', to: '2026-03-24' }),
  },
  setOutOfOrder: {
    by: everyone,
    of: ({ rooms }) => ({
      roomId: rooms.vacant,
      from: '2026-05-01',
      to: '2026-05-02',
      reason: '漏水',
    }),
  },
  endOutOfOrder: { by: everyone, of: ({ outOfOrderId }) => ({ id: outOfOrderId }) },
  archiveRoom: { by: managing, of: ({ rooms }) => ({ id: rooms.vacant, reason: '改造' }) },
  restoreRoom: { by: managing, of: ({ rooms }) => ({ id: rooms.vacant }) },
  deleteRoom: { by: managing, of: ({ rooms }) => ({ id: rooms.vacant }) },
  addRoom: {
    by: managing,
    of: (records) => ({
      ...roomForm(records),
      name: `新${records.serial}`,
      hotelId: records.hotelId,
    }),
  },
  addRooms: {
    by: managing,
    of: ({ typeId, hotelId, serial }) => ({
      rooms: [{ name: `多${serial}`, floor: 3 }],
      type: typeId,
      direction: '南',
      isIsolation: 0,
      hotelId,
    }),
  },
  modifyRoom: {
    by: managing,
    of: (records) => ({
      ...roomForm(records),
      name: `改${records.serial}`,
      id: records.rooms.vacant,
    }),
  },
  checkIn: {
    by: hotels,
    of: ({ rooms }) => ({ id: rooms.vacant, ...period, checkInfoList: [newGuest()] }),
  },
  arrivalRooms: { by: hotels, of: ({ orders }) => ({ orderIds: [orders.paid] }) },
  checkInMany: {
    by: hotels,
    of: ({ rooms, orders }) => ({
      rooms: [{ id: rooms.vacant, orderId: orders.paid, checkInfoList: [newGuest()] }],
    }),
  },
  quoteCheckIn: { by: hotels, of: ({ rooms }) => ({ id: rooms.vacant, ...period }) },
  listGuests: { by: hotels, of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn }) },
  modifyGuests: {
    by: hotels,
    of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn, checkInfoList: [newGuest()] }),
  },
  guestHistory: {
    by: hotels,
    of: ({ hotelId }) => ({ idcard: newGuest().idcard, hotelId }),
  },
  guestsInHouse: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  printGuestsInHouse: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  downloadGuestsInHouse: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  downloadRegistrations: { by: hotels, of: ({ hotelId }) => ({ hotelId }) },
  saveGuestNote: {
    by: hotels,
    of: ({ hotelId }) => ({ idcard: newGuest().idcard, note: '常客', hotelId }),
  },
  checkOut: { by: hotels, of: ({ rooms }) => ({ id: rooms.occupied }) },
  checkOutMany: {
    by: hotels,
    of: ({ rooms, sn }) => ({ rooms: [{ id: rooms.occupied, sn }] }),
  },
  roomsOfGroup: { by: hotels, of: ({ orders }) => ({ orderId: orders.paid }) },
  cleanRoom: { by: everyone, of: ({ rooms }) => ({ id: rooms.awaitingCleaning }) },
  cleanRooms: { by: everyone, of: ({ rooms }) => ({ ids: [rooms.awaitingCleaning] }) },
  inspectRooms: {
    by: everyone,
    of: ({ rooms }) => ({ ids: [rooms.awaitingCleaning], isPassed: 1 }),
  },
  serviceRooms: { by: hotels, of: ({ rooms }) => ({ ids: [rooms.occupied] }) },
  assignCleaner: {
    by: everyone,
    of: ({ rooms }) => ({ ids: [rooms.awaitingCleaning], cleaner: '张阿姨' }),
  },
  roomIsolationPerson: { by: everyone, of: ({ rooms }) => ({ id: rooms.isolated }) },
  changeRoom: {
    by: everyone,
    of: ({ rooms }) => ({ currentRoomId: rooms.isolated, newRoomId: rooms.spare }),
  },
  quoteStay: {
    by: hotels,
    of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn, leaveTime: period.estimatedCheckOut }),
  },
  changeStay: {
    by: everyone,
    of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn, leaveTime: period.estimatedCheckOut }),
  },
  quoteHotelChange: { by: hotels, of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn }) },
  changeHotel: {
    by: hotels,
    of: ({ rooms, sn, hotelId, typeId }) => ({
      roomId: rooms.occupied,
      sn,
      hotelId,
      roomType: typeId,
      credit: 0,
      lastPay: 0,
    }),
  },
  undoStay: { by: hotels, of: ({ rooms, sn }) => ({ roomId: rooms.occupied, sn }) },
  isolationCheckOut: { by: everyone, of: ({ rooms }) => ({ roomId: rooms.isolated, status: 1 }) },

  // Users: a hotel's admin has that hotel's staff.
  userPage: { by: managing },
  addUser: {
    by: managing,
    of: ({ deskId, serial }) => ({
      username: `new.user.${serial}`,
      nickName: '新人',
      phone: `137${String(serial).padStart(8, '0')}`,
      dept: deskId,
      password: 'Harbour-2026',
    }),
  },
  deleteUser: { by: managing, of: ({ clerkId }) => ({ id: clerkId }) },

  // Logs: everything, one's hotel's, or one's own.
  logPage: { by: overseeing },
  getLog: { by: overseeing, of: ({ logId }) => ({ id: logId }) },
  downloadLogs: { by: overseeing },

  // Isolation people and their tests: a hotel's staff delete nothing.
  isolationPage: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  downloadIsolations: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  getIsolation: { by: everyone, of: ({ personId }) => ({ id: personId }) },
  personTimeline: { by: everyone, of: ({ personId }) => ({ id: personId }) },
  addIsolation: {
    by: everyone,
    of: ({ hotelId, rooms }) => ({ ...person(), hotelId, roomId: rooms.spare }),
  },
  modifyIsolation: { by: everyone, of: ({ personId }) => ({ id: personId, city: '改' }) },
  deleteIsolation: { by: overseeing, of: ({ personId }) => ({ id: personId }) },
  healthTestPage: { by: everyone, of: ({ hotelId }) => ({ hotelId }) },
  untestedPeople: { by: everyone, of: ({ hotelId }) => ({ date: '2026-03-18', hotelId }) },
  addHealthTest: { by: everyone, of: ({ personId }) => ({ uId: personId, ...test }) },
  addHealthTests: {
    by: everyone,
    of: ({ personId }) => ({ ...test, tests: [{ uId: personId, checkRes: test.checkRes }] }),
  },
  modifyHealthTest: {
    by: everyone,
    of: ({ personId, healthTestId }) => ({ id: healthTestId, uId: personId, ...test }),
  },
  handleHealthTest: { by: everyone, of: ({ healthTestId }) => ({ id: healthTestId }) },
  deleteHealthTest: { by: overseeing, of: ({ healthTestId }) => ({ id: healthTestId }) },
  checkDataImport: { by: managing },
  runDataImport: { by: managing },
  downloadImportTemplate: { by: managing },
  startHotelExport: { by: platform },
  getHotelExport: { by: platform },
  cancelHotelExport: { by: platform },
  downloadHotelExport: { by: platform },
  importHealthTests: { by: everyone },
  downloadTestTemplate: { by: everyone },

  // Reviews and assignment: the programme's. Material is applied for by a hotel.
  assignIsolation: { by: programme },
  assignIsolations: { by: programme },
  transferIsolation: { by: programme },
  declarationPage: { by: programme },
  getDeclaration: { by: programme },
  reviewDeclaration: { by: programme },
  materialReviewPage: { by: programme },
  reviewMaterial: { by: programme },
  applyForMaterial: { by: hotelsOwn },
  materialPage: { by: hotelsOwn, of: ({ hotelId }) => ({ hotelId }) },
  deleteMaterial: { by: hotelsOwn, of: ({ materialId }) => ({ id: materialId }) },

  // Booking channels and the guests' mini program.
  intakeOrder: { by: 'apiKey' },
  intakeOrderPaid: { by: 'apiKey' },
  intakeOrderCancelled: { by: 'apiKey' },
  intakeRefundRequested: { by: 'apiKey' },
  intakeDeclaration: { by: 'apiKey' },
};
