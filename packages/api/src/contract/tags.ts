import { targetKindLabel } from './targetKind.ts';

/** The group of calls by their path segment. A segment that is a kind of record needs none: it has the word of that. */
const tagOfPart: Record<string, string> = {
  auth: '登录',
  user: '用户',
  dept: '部门',
  menuDept: '菜单',
  hotel: '酒店',
  roomPrice: '房型',
  bedType: '床型',
  discounts: '优惠',
  bill: '订单',
  room: '房间与入住',
  stay: '房间与入住',
  roomCheckInfo: '房间与入住',
  guest: '房间与入住',
  isolationInfo: '隔离人员',
  checkRecords: '每日检测',
  review: '申报审核',
  materialsApply: '物资',
  logs: '日志',
  chart: '工作台',
  today: '工作台',
  report: '工作台',
  search: '工作台',
  assistant: '助手',
  img: '文件',
  intake: '渠道接入',
  import: '导入资料',
  export: '导出资料',
};

const kinds: Readonly<Record<string, string>> = targetKindLabel;

/** The Chinese name of a call's resource; the document groups calls by it. */
export const tagOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return tagOfPart[second] ?? tagOfPart[first] ?? kinds[second] ?? '其他';
};

/** The names of the groups of these paths; those of the table first, in its order. */
export const tagNames = (paths: readonly string[]): string[] => {
  const used = new Set(paths.map(tagOf));
  return [...new Set([...Object.values(tagOfPart), ...used])].filter((name) => used.has(name));
};
