import type { Role } from '../src/contract/role.ts';

const [admin, manager, staff, guard] = [
  'admin',
  'hotel_admin',
  'hotel_member',
  'anti-epidemic',
] as const satisfies readonly Role[];

/** The combinations of roles by their names in `contract/role.ts`, written down a second time. */
export const roles = {
  platform: [admin],
  everyRole: [admin, manager, staff, guard],
  hotelSide: [admin, manager, staff],
  hotelStaff: [manager, staff],
  epidemicSide: [admin, guard],
  management: [admin, manager],
  supervision: [admin, manager, guard],
} as const satisfies Record<string, readonly Role[]>;

/** What tests expect and make of a record with four calls, a name that is there once, and a screen. */
interface MasterData {
  /** Who sees the list, and who adds, edits and deletes. */
  view: readonly Role[];
  edit: readonly Role[];
  /** Who edits it in tests. */
  editor: 'admin' | 'manager';
  /** It belongs to a hotel; its editor names that where it is the admin. */
  isHotels: boolean;
  names: readonly [string, string];
  /** What else is sent of one: every field, and each must be read back. */
  form: object;
}

/** Records of master data: rights, borders and the worlds of the tests are made of this list. */
export const masterData = {
  bedType: {
    view: roles.hotelSide,
    edit: roles.management,
    editor: 'manager',
    isHotels: true,
    names: ['单人床', '折叠床'],
    form: { specification: '1.2 × 2.0 米', maxLoad: 1, hardness: 2 },
  },
  company: {
    view: roles.hotelSide,
    edit: roles.management,
    editor: 'manager',
    isHotels: true,
    names: ['西溪软件有限公司', '钱江会展服务公司'],
    form: {
      taxNumber: '91330106MA2CC0X21U',
      contact: '沈佳怡',
      contactPhone: '0571-8000-0001',
      share: 85,
      creditLimit: 20_000,
      until: '2035-12-31',
      remark: '每月 5 日前对账',
      prices: [],
    },
  },
  item: {
    view: roles.hotelSide,
    edit: roles.management,
    editor: 'manager',
    isHotels: true,
    names: ['商品甲', '商品乙'],
    form: { price: 800, unit: '单位1', isActive: 1 },
  },
} as const satisfies Record<string, MasterData>;

export type MasterDataName = keyof typeof masterData;

/** The names of its calls. */
const callsOf = <Name extends MasterDataName>(name: Name) => {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
  return {
    page: `${name}Page`,
    add: `add${pascal}`,
    modify: `modify${pascal}`,
    remove: `delete${pascal}`,
    id: `${name}Id`,
    pascal,
  } as const;
};

/** The list with the names of the calls. */
export const masterDataList = (Object.keys(masterData) as MasterDataName[]).map((name) => ({
  name,
  ...callsOf(name),
  ...(masterData[name] as MasterData),
}));

export type MasterDataAdd = `add${Capitalize<MasterDataName>}`;

/** A value for the call that adds each of them. */
export const byAdd = <Value>(
  valueOf: (one: (typeof masterDataList)[number]) => Value,
): Record<MasterDataAdd, Value> =>
  Object.fromEntries(masterDataList.map((one) => [one.add, valueOf(one)])) as Record<
    MasterDataAdd,
    Value
  >;
