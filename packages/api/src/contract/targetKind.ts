/** The kinds of records that a log entry can be about. */
export const targetKindLabel = {
  hotel: '酒店',
  roomType: '房型',
  bedType: '床型',
  discount: '优惠',
  department: '部门',
  menu: '菜单',
  user: '用户',
  room: '房间',
  order: '订单',
  isolationPerson: '隔离人员',
  healthTest: '检测记录',
  declaration: '申报',
  material: '物资申请',
  log: '日志',
  file: '图片',
  channelKey: '渠道密钥',
  personalData: '个人信息',
  store: '数据库',
  dayReport: '日报',
  inHouse: '在住客人名单',
} as const;
export type TargetKind = keyof typeof targetKindLabel;
