import { assignIsolation } from '../contract/assignment.ts';
import { Guest } from '../contract/guest.ts';
import { CheckType, HealthTest, UntestedPerson } from '../contract/healthTest.ts';
import { labelsOf } from '../contract/label.ts';
import { checkTypeOf } from './testWords.ts';

const test = labelsOf(HealthTest);
const person = labelsOf(UntestedPerson);
const guest = labelsOf(Guest);
const assigned = labelsOf(assignIsolation.input);

const words = (text: string): string[] => text.split(' ');

/** Heads of the columns of all tables that are pasted or imported; the first is the title of the column. */
export const tableHeads = {
  serial: ['序号', '行号', 'NO', 'NO.'],
  /** Where a row stood in the file that it was read from. */
  source: ['原文件位置'],
  uId: [test.uId, ...words('人员编号 隔离编号 隔离人员编号 用户ID 用户号')],
  idCard: [
    test.idCard,
    guest.idcard,
    ...words('身份证 身份证号码 证件号 证件号码 公民身份号码 护照号 护照号码'),
  ],
  name: [test.name, ...words('名字 人员姓名 用户姓名 被测人 受检人 入住人 入住人姓名 客人姓名')],
  sex: [guest.sex],
  documentKind: [guest.documentKind, ...words('证件种类 证件名称 有效证件')],
  nationality: [guest.nationality, ...words('国家 国家地区 国家/地区 国籍/地区 国籍地区')],
  birthDate: [guest.birthDate, ...words('生日 出生年月 出生年月日')],
  entryDate: [guest.entryDate, ...words('入境时间')],
  stayUntil: [guest.stayUntil, ...words('停留期限 停留有效期 在华停留至 居留期至')],
  phone: [
    assigned.phone,
    guest.number,
    ...words('手机号码 手机 电话 电话号码 联系电话 联系方式 移动电话'),
  ],
  email: [assigned.email, ...words('电子邮箱 邮件 EMAIL')],
  personType: [assigned.type, ...words('类型 人员类别')],
  hotel: [person.hotelName, ...words('酒店名称 所在酒店 隔离酒店 隔离点')],
  room: [person.roomName, ...words('房间号 房号 房间名称')],
  checkType: [test.checkType, ...words('类型 检测项目 项目 检测种类 检测类别')],
  checkRes: [test.checkRes, ...words('结果 检测值 测量结果 检测数值 数值')],
  checkDate: ['检测日期', '采样日期', '测量日期', '测温日期', '日期'],
  checkTime: [test.checkTime, ...words('时间 检测日期时间 采样时间 测量时间 测温时间')],
  /** Results of one type, 体温 or 上午体温: found by its form. */
  reading: [],
} as const satisfies Record<string, readonly string[]>;

/** A column of a table. */
export type TableField = keyof typeof tableHeads;

/** A head or a first cell as it is compared: without spaces, line breaks, stars and colons. */
const headKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u200b-\u200f\ufeff*:※]+/g, '')
    .toUpperCase();

const withoutNotes = (key: string): string => key.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');

const keysOf = (field: TableField): readonly string[] => tableHeads[field].map(headKey);

/** Finds the field of a head, notes in brackets apart, among some fields. */
export function headReader(
  fields: readonly TableField[],
): (head: string) => TableField | undefined {
  const byKey = new Map(
    fields.toReversed().flatMap((field) => keysOf(field).map((key) => [key, field] as const)),
  );
  return (head) =>
    byKey.get(withoutNotes(headKey(head))) ??
    (fields.includes('reading') && readingOf(head) ? 'reading' : undefined);
}

/** True for the title of a field, false for another head of it. */
export const isTitle = (field: TableField, head: string): boolean =>
  withoutNotes(headKey(head)) === keysOf(field)[0];

/** A column of results of one type. */
export interface Reading {
  checkType: CheckType;
  /** The part of the day, 上午; '' for a column of the whole day. */
  part: string;
}

const partOfDay = /上午|下午|早上|早晨|中午|晚上|早间|晨间|午间|晚间|傍晚|[早晨午晚]/;

/** Reads the head of a column of results, as 体温, 上午体温 (℃), 核酸结果, 体温（下午）. */
export function readingOf(head: string): Reading | null {
  const key = headKey(head);
  const part = partOfDay.exec(key)?.[0] ?? '';
  const type = withoutNotes(key.replace(part, '')).replace(/(检测)?(结果|值|数值|读数)?$/, '');
  if (!/^(体温|[腋额耳口]温|核酸)$/.test(type)) return null;
  return { checkType: checkTypeOf(type) ?? CheckType.temperature, part };
}

/** The first words of rows that are no row of the table: sums, and who has filled it in. */
const footer =
  /^(合计|小计|总计|共计|累计|总人数|(填表|填报|制表|审核|复核|负责|检测|采样|记录|经办)(人|日期)|(备注|说明|注)[:：])/;

/** True for the first text of a row below a table, as 合 计 or 填表人：. */
export const isFooter = (text: string): boolean =>
  footer.test(text.normalize('NFKC').replaceAll(/\s+/g, ''));
