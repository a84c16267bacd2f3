/**
 * The data that both libraries are measured with: the same rows, options, places and rooms, deterministic.
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

export interface Place {
  value: string;
  label: string;
  children?: Place[];
}

/** 34 provinces of 14 cities each. */
export const places: Place[] = Array.from({ length: 34 }, (_, province) => ({
  value: String(11 + province),
  label: `第 ${province + 1} 省`,
  children: Array.from({ length: 14 }, (__, city) => ({
    value: String((11 + province) * 100 + city + 1),
    label: `第 ${province + 1} 省第 ${city + 1} 市`,
  })),
}));

export interface Department {
  id: string;
  name: string;
  role: string;
  isActive: boolean;
  children: Department[];
}

/** 2,000 departments in three storeys: 20, 180, 1,800. */
export const departments: Department[] = Array.from({ length: 20 }, (_, one) => ({
  id: `${one}`,
  name: `总部 ${one + 1}`,
  role: '管理员',
  isActive: true,
  children: Array.from({ length: 9 }, (__, two) => ({
    id: `${one}-${two}`,
    name: `分部 ${one + 1}-${two + 1}`,
    role: '酒店管理员',
    isActive: two % 3 !== 0,
    children: Array.from({ length: 10 }, (___, three) => ({
      id: `${one}-${two}-${three}`,
      name: `小组 ${one + 1}-${two + 1}-${three + 1}`,
      role: '酒店员工',
      isActive: three % 4 !== 0,
      children: [],
    })),
  })),
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

export interface BoardRoom {
  id: number;
  name: string;
  floor: number;
  typeName: string;
  status: number;
}

export const roomWords = ['空闲', '入住', '预订', '暂定', '待打扫'];

/** 2,000 rooms on 40 floors. */
export const rooms: BoardRoom[] = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  name: `${Math.floor(index / 50) + 1}${String((index % 50) + 1).padStart(2, '0')}`,
  floor: Math.floor(index / 50) + 1,
  typeName: of(roomTypes, index),
  status: index % 5,
}));

/** What live events do to the rooms: `turn` counts them. */
export function changeRoom(board: readonly BoardRoom[], turn: number): BoardRoom[] {
  const place = (turn * 37) % board.length;
  return board.map((room, index) =>
    index === place ? { ...room, status: (room.status + 1) % roomWords.length } : room,
  );
}

/** How often, in ms, and how long live changes come: 50 a second for 5 seconds. */
const liveEvery = 20;
const liveChanges = 250;

/** Applies changes as they arrive; `window.delivered` is how many were rendered within the time. */
export function playLive(apply: (turn: number) => void): void {
  const start = performance.now();
  let turn = 0;
  const timer = setInterval(() => {
    const isOver = performance.now() - start > liveEvery * (liveChanges + 1);
    if (turn < liveChanges && !isOver) {
      apply(turn);
      turn += 1;
      return;
    }
    clearInterval(timer);
    Object.assign(window, { delivered: turn });
  }, liveEvery);
}
