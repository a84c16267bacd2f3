/** The screens that menus lead to: route and name (the product's words). */
export const screenNames = {
  index: '工作台',
  roomManage: '房间管理',
  orderManage: '订单管理',
  isolationManage: '隔离人员管理',
  assignPersonnel: '隔离人员分配',
  declarationReview: '申报审核',
  dailyTest: '每日检测',
  materialReview: '物资审核',
  materialApplication: '物资申请',
  hotelMaterialInfo: '物资申请记录',
  hotel: '酒店管理',
  myHotel: '我的酒店',
  roomType: '房型管理',
  bedType: '床型管理',
  discountManage: '优惠管理',
  department: '部门管理',
  userManage: '用户管理',
  menuManage: '菜单管理',
  logManage: '日志管理',
} as const;

export type ScreenRoute = keyof typeof screenNames;

/** Whether this app has a screen of that route. */
export const isScreen = (route: string): route is ScreenRoute => Object.hasOwn(screenNames, route);
