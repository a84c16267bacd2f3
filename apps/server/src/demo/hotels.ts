import type { Bit } from '../platform/db/column.ts';

/** A demo hotel: where it is, how large, and how many of its floors take isolation people. */
export interface HotelPlan {
  name: string;
  /** Its picture, as for room types and discounts: the name of a drawing. */
  picture: string;
  province: string;
  city: string;
  address: string;
  longitude: number;
  latitude: number;
  floors: number;
  roomsPerFloor: number;
  isolationFloors: number;
  /** Days since its opening: its orders and stays begin there. */
  openedDaysAgo: number;
  /** Factor on the prices of the plan. */
  priceLevel: number;
}

/** Eight hotels in eight cities, 60 to 240 rooms each, opened in the course of a year; three take isolation people. */
export const hotelPlans: readonly HotelPlan[] = [
  {
    name: '安住西湖店',
    picture: 'hotel-xihu',
    province: '浙江',
    city: '杭州',
    address: '杭州市西湖区示例路 1 号',
    longitude: 120.13,
    latitude: 30.26,
    floors: 6,
    roomsPerFloor: 16,
    isolationFloors: 2,
    openedDaysAgo: 365,
    priceLevel: 1.1,
  },
  {
    name: '安住外滩店',
    picture: 'hotel-waitan',
    province: '上海',
    city: '上海',
    address: '上海市黄浦区示例路 2 号',
    longitude: 121.49,
    latitude: 31.24,
    floors: 12,
    roomsPerFloor: 20,
    isolationFloors: 0,
    openedDaysAgo: 120,
    priceLevel: 1.5,
  },
  {
    name: '安住天河店',
    picture: 'hotel-tianhe',
    province: '广东',
    city: '广州',
    address: '广州市天河区示例路 3 号',
    longitude: 113.33,
    latitude: 23.14,
    floors: 10,
    roomsPerFloor: 16,
    isolationFloors: 4,
    openedDaysAgo: 200,
    priceLevel: 1.2,
  },
  {
    name: '安住锦江店',
    picture: 'hotel-jinjiang',
    province: '四川',
    city: '成都',
    address: '成都市锦江区示例路 4 号',
    longitude: 104.08,
    latitude: 30.66,
    floors: 8,
    roomsPerFloor: 16,
    isolationFloors: 0,
    openedDaysAgo: 90,
    priceLevel: 1,
  },
  {
    name: '安住雁塔店',
    picture: 'hotel-yanta',
    province: '陕西',
    city: '西安',
    address: '西安市雁塔区示例路 5 号',
    longitude: 108.95,
    latitude: 34.22,
    floors: 6,
    roomsPerFloor: 14,
    isolationFloors: 0,
    openedDaysAgo: 75,
    priceLevel: 0.9,
  },
  {
    name: '安住沈河店',
    picture: 'hotel-shenhe',
    province: '辽宁',
    city: '沈阳',
    address: '沈阳市沈河区示例路 6 号',
    longitude: 123.46,
    latitude: 41.79,
    floors: 6,
    roomsPerFloor: 12,
    isolationFloors: 3,
    openedDaysAgo: 240,
    priceLevel: 0.8,
  },
  {
    name: '安住江汉店',
    picture: 'hotel-jianghan',
    province: '湖北',
    city: '武汉',
    address: '武汉市江汉区示例路 7 号',
    longitude: 114.27,
    latitude: 30.6,
    floors: 7,
    roomsPerFloor: 16,
    isolationFloors: 0,
    openedDaysAgo: 45,
    priceLevel: 0.9,
  },
  {
    name: '安住翠湖店',
    picture: 'hotel-cuihu',
    province: '云南',
    city: '昆明',
    address: '昆明市五华区示例路 8 号',
    longitude: 102.7,
    latitude: 25.05,
    floors: 5,
    roomsPerFloor: 12,
    isolationFloors: 0,
    openedDaysAgo: 60,
    priceLevel: 0.85,
  },
];

/** A demo room type. Fees in yuan, before the hotel's price level. */
export interface RoomTypePlan {
  name: string;
  picture: string;
  bed: number;
  /** Its name. */
  bedType: '单人床' | '大床' | '特大床';
  max_load: number;
  have_window: Bit;
  have_breakfast: Bit;
  fee: number;
  isolationFee: number;
  /** How many of a hotel's rooms are of this type, as a weight. */
  weight: number;
}

export const roomTypePlans: readonly RoomTypePlan[] = [
  {
    name: '标准双床房',
    picture: 'room-twin',
    bed: 2,
    bedType: '单人床',
    max_load: 2,
    have_window: 1,
    have_breakfast: 0,
    fee: 268,
    isolationFee: 320,
    weight: 40,
  },
  {
    name: '舒适大床房',
    picture: 'room-queen',
    bed: 1,
    bedType: '大床',
    max_load: 2,
    have_window: 1,
    have_breakfast: 1,
    fee: 298,
    isolationFee: 350,
    weight: 35,
  },
  {
    name: '豪华大床房',
    picture: 'room-king',
    bed: 1,
    bedType: '特大床',
    max_load: 2,
    have_window: 1,
    have_breakfast: 1,
    fee: 428,
    isolationFee: 480,
    weight: 15,
  },
  {
    name: '家庭套房',
    picture: 'room-family',
    bed: 3,
    bedType: '单人床',
    max_load: 4,
    have_window: 1,
    have_breakfast: 1,
    fee: 568,
    isolationFee: 620,
    weight: 10,
  },
];

export const directions = ['朝南', '朝北', '朝东', '朝西'] as const;

const untilFurtherNotice = '2099-12-31 23:59:59';

/** Discounts of every demo hotel; one that excludes a list names places in this list. */
export const discountPlans = [
  {
    name: '连住三晚九折',
    picture: 'discount-nights',
    description: '住满 3 晚，房费按九折收取',
    discounts_type: 1,
    discounts: 9000,
    effect_type: 0,
    effect_condition: 3,
    exclusive_type: 0,
    excludes: [],
    validity_time: untilFurtherNotice,
  },
  {
    name: '满千减百',
    picture: 'discount-hundred',
    description: '房费满 1000 元减 100 元',
    discounts_type: 0,
    discounts: 10000,
    effect_type: 1,
    effect_condition: 100000,
    exclusive_type: 0,
    excludes: [],
    validity_time: untilFurtherNotice,
  },
  {
    name: '会员八五折',
    picture: 'discount-member',
    description: '会员专享，不与其他优惠同享',
    discounts_type: 1,
    discounts: 8500,
    effect_type: 0,
    effect_condition: 5,
    exclusive_type: 1,
    excludes: [],
    validity_time: untilFurtherNotice,
  },
  {
    name: '满五千减八百',
    picture: 'discount-eight-hundred',
    description: '房费满 5000 元减 800 元，不与满千减百同享',
    discounts_type: 0,
    discounts: 80000,
    effect_type: 1,
    effect_condition: 500000,
    exclusive_type: 2,
    excludes: [1],
    validity_time: untilFurtherNotice,
  },
  {
    name: '开业立减三十',
    picture: 'discount-opening',
    description: '开业首月每单立减 30 元',
    discounts_type: 0,
    discounts: 3000,
    effect_type: 2,
    effect_condition: null,
    exclusive_type: 0,
    excludes: [],
    validity_time: '2024-06-30 23:59:59',
  },
] as const;
