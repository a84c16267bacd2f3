import { arrivalRooms, checkInMany } from './arrival.ts';
import * as assistant from './assistant.ts';
import { availability } from './availability.ts';
import * as bedType from './bedType.ts';
import * as bill from './bill.ts';
import * as booking from './booking.ts';
import * as chart from './chart.ts';
import * as declaration from './declaration.ts';
import * as department from './department.ts';
import * as discount from './discount.ts';
import { keyFigures } from './figures.ts';
import { guestHistory, saveGuestNote } from './guestHistory.ts';
import * as healthTest from './healthTest.ts';
import * as hotel from './hotel.ts';
import * as intake from './intake.ts';
import * as assignment from './assignment.ts';
import * as isolation from './isolation.ts';
import * as log from './log.ts';
import * as material from './material.ts';
import * as menu from './menu.ts';
import { myMenus } from './myMenus.ts';
import * as order from './order.ts';
import * as ownSessions from './ownSessions.ts';
import * as qrCode from './qrCode.ts';
import { dayReport, downloadDayReport } from './report.ts';
import * as room from './room.ts';
import * as roomBlock from './roomBlock.ts';
import * as copy from './copy.ts';
import * as roomPrice from './roomPrice.ts';
import { roomTimeline } from './roomTimeline.ts';
import * as roomType from './roomType.ts';
import { search } from './search.ts';
import * as session from './session.ts';
import * as signInSteps from './signInSteps.ts';
import * as stay from './stay.ts';
import * as stayChange from './stayChange.ts';
import { personTimeline } from './timeline.ts';
import { today } from './today.ts';
import * as totp from './totp.ts';
import { uploadImage } from './upload.ts';
import * as user from './user.ts';

/** Every call of the system by name. Import the resource's own file when only some calls are needed. */
export const contract = {
  login: session.login,
  loginPassword: signInSteps.loginPassword,
  loginTotp: signInSteps.loginTotp,
  loginTotpSetup: signInSteps.loginTotpSetup,
  logout: session.logout,
  myMenus,
  createQrCode: qrCode.createQrCode,
  qrCodeStatus: qrCode.qrCodeStatus,
  scanQrCode: qrCode.scanQrCode,
  confirmQrCode: qrCode.confirmQrCode,
  cancelQrCode: qrCode.cancelQrCode,
  listSessions: ownSessions.listSessions,
  endSession: ownSessions.endSession,
  endOtherSessions: ownSessions.endOtherSessions,
  listAssistantKeys: assistant.listAssistantKeys,
  addAssistantKey: assistant.addAssistantKey,
  endAssistantKey: assistant.endAssistantKey,
  listPendingActs: assistant.listPendingActs,
  confirmAct: assistant.confirmAct,
  refuseAct: assistant.refuseAct,
  totpState: totp.totpState,
  beginTotp: totp.beginTotp,
  confirmTotp: totp.confirmTotp,
  renewRecoveryCodes: totp.renewRecoveryCodes,
  endTotp: totp.endTotp,

  getUser: user.getUser,
  userPage: user.userPage,
  addUser: user.addUser,
  modifyUser: user.modifyUser,
  deleteUser: user.deleteUser,
  isPhoneTaken: user.isPhoneTaken,

  listDepartments: department.listDepartments,
  departmentImpact: department.departmentImpact,
  departmentPage: department.departmentPage,
  addDepartment: department.addDepartment,
  modifyDepartment: department.modifyDepartment,
  deleteDepartment: department.deleteDepartment,

  listMenus: menu.listMenus,
  addMenu: menu.addMenu,
  modifyMenu: menu.modifyMenu,
  deleteMenu: menu.deleteMenu,
  sortMenus: menu.sortMenus,
  menusOfDepartment: menu.menusOfDepartment,
  menusOfRole: menu.menusOfRole,

  getHotel: hotel.getHotel,
  hotelPage: hotel.hotelPage,
  addHotel: hotel.addHotel,
  modifyHotel: hotel.modifyHotel,
  deleteHotel: hotel.deleteHotel,
  hotelAllowsIsolation: hotel.hotelAllowsIsolation,
  myHotel: hotel.myHotel,

  roomTypePage: roomType.roomTypePage,
  addRoomType: roomType.addRoomType,
  modifyRoomType: roomType.modifyRoomType,
  deleteRoomType: roomType.deleteRoomType,
  getRoomType: roomType.getRoomType,
  currentRoomTypes: roomType.currentRoomTypes,
  availability,
  listRoomPrices: roomPrice.listRoomPrices,
  saveRoomPrice: roomPrice.saveRoomPrice,
  previewCopy: copy.previewCopy,
  copyRecords: copy.copyRecords,

  bedTypePage: bedType.bedTypePage,
  addBedType: bedType.addBedType,
  modifyBedType: bedType.modifyBedType,
  deleteBedType: bedType.deleteBedType,

  discountPage: discount.discountPage,
  addDiscount: discount.addDiscount,
  modifyDiscount: discount.modifyDiscount,
  deleteDiscount: discount.deleteDiscount,

  orderPage: order.orderPage,
  downloadOrders: order.downloadOrders,
  getOrder: order.getOrder,
  deleteOrder: order.deleteOrder,
  changePrice: order.changePrice,
  refundOrder: order.refundOrder,
  refuseRefund: order.refuseRefund,
  quoteBooking: booking.quoteBooking,
  addOrder: booking.addOrder,
  assignOrder: booking.assignOrder,
  cancelOrder: booking.cancelOrder,
  endNoShow: booking.endNoShow,
  arrivalRooms,

  getBill: bill.getBill,
  addBillLine: bill.addBillLine,
  voidBillLine: bill.voidBillLine,

  listRooms: room.listRooms,
  listFloors: room.listFloors,
  addRoom: room.addRoom,
  addRooms: room.addRooms,
  modifyRoom: room.modifyRoom,
  getRoom: room.getRoom,
  roomTimeline,
  blockRoom: roomBlock.blockRoom,
  unblockRoom: roomBlock.unblockRoom,
  checkIn: stay.checkIn,
  checkInMany,
  quoteCheckIn: stay.quoteCheckIn,
  checkOut: stay.checkOut,
  cleanRoom: stay.cleanRoom,
  cleanRooms: stay.cleanRooms,
  changeRoom: stay.changeRoom,
  quoteStay: stayChange.quoteStay,
  changeStay: stayChange.changeStay,
  undoStay: stayChange.undoStay,
  isolationCheckOut: stay.isolationCheckOut,
  roomIsolationPerson: stay.roomIsolationPerson,
  listGuests: stay.listGuests,
  guestHistory,
  saveGuestNote,
  modifyGuests: stay.modifyGuests,

  isolationPage: isolation.isolationPage,
  downloadIsolations: isolation.downloadIsolations,
  getIsolation: isolation.getIsolation,
  addIsolation: isolation.addIsolation,
  modifyIsolation: isolation.modifyIsolation,
  deleteIsolation: isolation.deleteIsolation,
  assignIsolation: assignment.assignIsolation,
  assignIsolations: assignment.assignIsolations,
  transferIsolation: assignment.transferIsolation,
  personTimeline,

  healthTestPage: healthTest.healthTestPage,
  addHealthTest: healthTest.addHealthTest,
  addHealthTests: healthTest.addHealthTests,
  modifyHealthTest: healthTest.modifyHealthTest,
  deleteHealthTest: healthTest.deleteHealthTest,
  handleHealthTest: healthTest.handleHealthTest,
  untestedPeople: healthTest.untestedPeople,
  importHealthTests: healthTest.importHealthTests,
  downloadTestTemplate: healthTest.downloadTestTemplate,

  declarationPage: declaration.declarationPage,
  getDeclaration: declaration.getDeclaration,
  reviewDeclaration: declaration.reviewDeclaration,

  materialReviewPage: material.materialReviewPage,
  reviewMaterial: material.reviewMaterial,
  applyForMaterial: material.applyForMaterial,
  materialPage: material.materialPage,
  deleteMaterial: material.deleteMaterial,

  logPage: log.logPage,
  getLog: log.getLog,
  downloadLogs: log.downloadLogs,

  orderSources: chart.orderSources,
  orderRoomTypes: chart.orderRoomTypes,
  ordersOfYear: chart.ordersOfYear,
  ordersOfWeek: chart.ordersOfWeek,
  incomeOfWeek: chart.incomeOfWeek,
  orderOrigins: chart.orderOrigins,
  isolationSources: chart.isolationSources,
  isolationTypes: chart.isolationTypes,
  newIsolationsOfType: chart.newIsolationsOfType,
  newIsolations: chart.newIsolations,
  isolationsOfStatus: chart.isolationsOfStatus,
  isolationOrigins: chart.isolationOrigins,

  today,
  keyFigures,
  dayReport,
  downloadDayReport,
  search,
  uploadImage,

  intakeOrder: intake.intakeOrder,
  intakeOrderPaid: intake.intakeOrderPaid,
  intakeOrderCancelled: intake.intakeOrderCancelled,
  intakeRefundRequested: intake.intakeRefundRequested,
  intakeDeclaration: intake.intakeDeclaration,
};

export type Contract = typeof contract;
