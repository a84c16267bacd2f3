import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from './http/handler.ts';
import { hotelAllowsIsolation } from './hotel/hotelAllowsIsolation.ts';
import { hotelPage } from './hotel/hotelPage.ts';
import { myHotel } from './hotel/myHotel.ts';
import { changePrice } from './order/changePrice.ts';
import { deleteOrder } from './order/deleteOrder.ts';
import { downloadOrders } from './order/downloadOrders.ts';
import { getOrder } from './order/getOrder.ts';
import { orderPage } from './order/orderPage.ts';
import { refundOrder } from './order/refundOrder.ts';
import { refuseRefund } from './order/refuseRefund.ts';
import { addRoom } from './room/addRoom.ts';
import { changeRoom } from './room/changeRoom.ts';
import { checkIn } from './room/checkIn.ts';
import { checkOut } from './room/checkOut.ts';
import { cleanRoom } from './room/cleanRoom.ts';
import { getRoom } from './room/getRoom.ts';
import { isolationCheckOut } from './room/isolationCheckOut.ts';
import { listFloors } from './room/listFloors.ts';
import { listGuests } from './room/listGuests.ts';
import { listRooms } from './room/listRooms.ts';
import { modifyGuests } from './room/modifyGuests.ts';
import { modifyRoom } from './room/modifyRoom.ts';
import { roomIsolationPerson } from './room/roomIsolationPerson.ts';
import { currentRoomTypes } from './roomType/currentRoomTypes.ts';
import { getRoomType } from './roomType/getRoomType.ts';
import { roomTypePage } from './roomType/roomTypePage.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { getUser } from './user/getUser.ts';

/** Calls of the contract that are not built yet: they answer 501. A test keeps the list honest. */
export const notImplemented = [
  'createQrCode',
  'qrCodeStatus',
  'scanQrCode',
  'confirmQrCode',
  'cancelQrCode',
  'userPage',
  'addUser',
  'modifyUser',
  'deleteUser',
  'isPhoneTaken',
  'listDepartments',
  'departmentPage',
  'addDepartment',
  'modifyDepartment',
  'deleteDepartment',
  'listMenus',
  'addMenu',
  'modifyMenu',
  'deleteMenu',
  'menusOfDepartment',
  'menusOfRole',
  'addHotel',
  'modifyHotel',
  'deleteHotel',
  'addRoomType',
  'modifyRoomType',
  'deleteRoomType',
  'bedTypePage',
  'addBedType',
  'modifyBedType',
  'deleteBedType',
  'discountPage',
  'addDiscount',
  'modifyDiscount',
  'deleteDiscount',
  'isolationPage',
  'downloadIsolations',
  'getIsolation',
  'addIsolation',
  'modifyIsolation',
  'deleteIsolation',
  'assignIsolation',
  'personTimeline',
  'healthTestPage',
  'addHealthTest',
  'modifyHealthTest',
  'deleteHealthTest',
  'handleHealthTest',
  'untestedPeople',
  'importHealthTests',
  'downloadTestTemplate',
  'declarationPage',
  'reviewDeclaration',
  'materialReviewPage',
  'reviewMaterial',
  'applyForMaterial',
  'materialPage',
  'deleteMaterial',
  'logPage',
  'getLog',
  'downloadLogs',
  'orderSources',
  'orderRoomTypes',
  'ordersOfYear',
  'ordersOfWeek',
  'incomeOfWeek',
  'orderOrigins',
  'isolationSources',
  'isolationTypes',
  'newIsolationsOfType',
  'newIsolations',
  'isolationsOfStatus',
  'isolationOrigins',
  'today',
  'search',
  'uploadImage',
  'intakeOrder',
  'intakeDeclaration',
] as const satisfies readonly (keyof Contract)[];

type NotImplemented = (typeof notImplemented)[number];

/** What the server does for each call. A call that is neither here nor above does not compile. */
export const handlers = {
  login,
  logout,
  getUser,
  hotelPage,
  hotelAllowsIsolation,
  myHotel,
  roomTypePage,
  getRoomType,
  currentRoomTypes,
  orderPage,
  downloadOrders,
  getOrder,
  deleteOrder,
  changePrice,
  refundOrder,
  refuseRefund,
  listRooms,
  listFloors,
  addRoom,
  modifyRoom,
  getRoom,
  checkIn,
  checkOut,
  cleanRoom,
  changeRoom,
  isolationCheckOut,
  roomIsolationPerson,
  listGuests,
  modifyGuests,
} satisfies Handlers<Exclude<keyof Contract, NotImplemented>>;
