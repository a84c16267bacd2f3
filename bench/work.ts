/**
 * The data that both libraries are measured with: the same rows and options, deterministic.
 */

export interface Order {
  id: string;
  status: number;
  guest: string;
  phone: string;
  hotel: string;
  roomType: string;
  checkIn: string;
  checkOut: string;
  due: number;
  paid: number;
  nights: number;
  province: string;
}

export const statusWords = ['未支付', '已支付', '已关闭', '已入住', '已完成', '申请退款', '已退款'];
const surnames = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王'];
const given = ['海波', '慧敏', '子轩', '若兰', '建国', '晓东', '雨桐'];
const roomTypes = ['标准双床房', '舒适大床房', '豪华大床房', '家庭套房'];
const provinceWords = ['浙江', '江苏', '湖北', '四川', '广东', '山东'];

const of = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('an empty list');
  return value;
};

/** Orders from number `first` on. */
export function makeOrders(count: number, first = 1): Order[] {
  return Array.from({ length: count }, (_, place) => {
    const index = first + place;
    const day = String((index % 27) + 1).padStart(2, '0');
    return {
      id: String(100_000 + index),
      status: index % 7,
      guest: of(surnames, index) + of(given, index * 3),
      phone: `138****${String(1000 + (index % 9000))}`,
      hotel: '安住江汉店',
      roomType: of(roomTypes, index),
      checkIn: `2026-03-${day} 14:00`,
      checkOut: `2026-04-${day} 12:00`,
      due: 40_000 + ((index * 7919) % 90_000),
      paid: 36_000 + ((index * 104_729) % 80_000),
      nights: (index % 7) + 1,
      province: of(provinceWords, index),
    };
  });
}

export interface Option {
  value: string;
  label: string;
}

/** 99,999 rooms to pick from. */
export const manyOptions: Option[] = Array.from({ length: 99_999 }, (_, index) => ({
  value: String(index + 1),
  label: `${of(roomTypes, index)} ${String(index + 1).padStart(5, '0')}`,
}));

/** The names of the 14 fields of the dialog: eight of text, two of numbers, two selects, two dates. */
export const textFields = [
  '姓名',
  '手机号',
  '邮箱',
  '身份证号',
  '账号',
  '昵称',
  '地址',
  '备注',
] as const;
export const numberFields = ['床位数', '最多入住'] as const;
export const selectFields = ['房型', '客源省份'] as const;
export const dateFields = ['入住时间', '离店时间'] as const;
export const fieldOptions: Option[] = roomTypes.map((label) => ({ value: label, label }));
