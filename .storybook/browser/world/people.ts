import { DocumentKind } from '../../../packages/api/src/contract/document.ts';
import { type Guest, Sex } from '../../../packages/api/src/contract/guest.ts';
import { isResidentId } from '../../../packages/api/src/contract/person.ts';

/** A fictitious person. */
interface Person {
  name: string;
  sex: Sex;
  idcard: string;
  phone: string;
  province: string;
}

const names =
  '周海棠 李青禾 王知秋 陈望舒 林听雨 沈星河 许清嘉 何向晚 苏慕白 顾长安 程念之 韩子衿'.split(' ');

const provinces = '浙江 江苏 上海 广东 四川 北京 台湾 香港 新疆 黑龙江'.split(' ');

/** An ID number with a valid check digit and a region code that does not exist. */
function idcardOf(serial: number): string {
  const body = `990101${1970 + (serial % 35)}0${1 + (serial % 9)}15${String(serial % 1000).padStart(3, '0')}`;
  return body + ([...'0123456789X'].find((digit) => isResidentId(body + digit)) ?? '');
}

/** The item of a list whose turn it is. */
export function turn<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

/** The person with this serial, deterministic. */
export const person = (serial: number): Person => ({
  name: turn(names, serial),
  sex: turn([Sex.female, Sex.male], serial),
  idcard: idcardOf(serial),
  phone: `1380000${String(serial % 10_000).padStart(4, '0')}`,
  province: turn(provinces, serial * 3),
});

/** The person as a guest. */
export function guest(serial: number): Guest {
  const { name, sex, idcard, phone } = person(serial);
  return { name, sex, idcard, number: phone, documentKind: DocumentKind.residentId };
}
