import type { PickerOption } from './option.ts';

/** A city as a story shows it. */
export const cities: readonly PickerOption<string>[] = (
  '北京 天津 上海 重庆 石家庄 太原 呼和浩特 沈阳 长春 哈尔滨 南京 杭州 合肥 福州 南昌 济南 郑州 武汉 长沙 ' +
  '广州 南宁 海口 成都 贵阳 昆明 拉萨 西安 兰州 西宁 银川 乌鲁木齐 香港 澳门 台北'
)
  .split(' ')
  .map((label) => ({ value: label, label }));

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗';
const names = '伟芳娜敏静强磊军洋勇艳杰涛明超霞平刚桂英';

/** `count` guests: every name with its own number. */
export function guests(count: number): readonly PickerOption<number>[] {
  return Array.from({ length: count }, (_, index) => {
    const surname = surnames[index % surnames.length] ?? '';
    const name = names[Math.floor(index / surnames.length) % names.length] ?? '';
    return { value: index + 1, label: `${surname}${name} ${String(index + 1).padStart(5, '0')}` };
  });
}

/** Rooms, some of which cannot be chosen now. */
export const rooms: readonly PickerOption<string>[] = [
  { value: '1201', label: '1201', description: '豪华大床房 · 空闲' },
  { value: '1202', label: '1202', description: '标准双床房 · 空闲' },
  {
    value: '1203',
    label: '1203',
    description: '待打扫',
    isDisabled: true,
  },
  { value: '1205', label: '1205', description: '家庭房 · 空闲' },
  {
    value: '1206',
    label: '1206',
    description: '已入住',
    isDisabled: true,
  },
  { value: '1208', label: '1208', description: '豪华行政江景双床套房（含双早与行政酒廊）· 空闲' },
];

export const longOptions: readonly PickerOption<string>[] = [
  {
    value: 'a',
    label: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼行政楼层江景豪华双床套房',
    description: '含双早、行政酒廊、欢迎水果与延迟退房至十六点；此说明长到一行写不下，末尾会被截去',
  },
  { value: 'b', label: 'Unbroken'.repeat(20), description: 'reference-number-'.repeat(12) },
];
