import * as z from 'zod/mini';
import { DiscountEffect, DiscountExclusion, DiscountKind } from '../src/contract/discount.ts';
import { shapeOf } from '../src/contract/fields.ts';
import { contract, type Contract } from '../src/contract/index.ts';
import { enumLabels, labelOf } from '../src/contract/label.ts';
import { limitsOf } from '../src/contract/limits.ts';
import { everyRole } from '../src/contract/role.ts';
import { byAdd, type MasterDataAdd, masterDataList } from './masterData.ts';

/** A rule about one field: values that just pass, and values that just do not, each with its message. */
export interface BoundaryCase {
  call: BorderCall;
  rule: string;
  field: string;
  /** Other fields that the rule depends on. */
  where?: object;
  passes: readonly unknown[];
  fails: readonly (readonly [value: unknown, message: string])[];
}

const ownForms = {
  addDepartment: { pId: null, name: '培训部', role: 'hotel_member', status: 1 },
  addHotel: {
    deptId: '1',
    address: '',
    parkingLot: '',
    badge: [],
    allowIsolation: false,
    cover: '',
  },
  addRoomType: {
    bedType: ['1'],
    bed: 1,
    maxLoad: 1,
    haveWindow: true,
    network: true,
    haveBreakfast: false,
    cover: '',
    fee: 0,
    isolationFee: 0,
    sort: 0,
  },
  addDiscount: {
    name: '新优惠',
    description: '',
    discountsType: DiscountKind.percentage,
    discounts: 0.85,
    effectType: DiscountEffect.always,
    effectCondition: null,
    exclusiveType: DiscountExclusion.none,
    exclusiveRange: [],
    validityTime: '2026-12-31 23:59:59',
    picture: '',
  },
  addMenu: {
    pId: null,
    name: '报表',
    path: '',
    icon: '',
    sort: 0,
    visible: 1,
    remark: '',
    role: [],
    deptId: [],
  },
  addUser: { nickName: '新人', heads: '', password: 'Harbour-2026' },
  modifyUser: { nickName: '本人', heads: '', password: '' },
} satisfies Partial<Record<keyof Contract, object>>;

/** The saves of master data: each has a form in the app. */
export type BorderCall = keyof typeof ownForms | MasterDataAdd;

/** What is saved when every field is right, decoded. Names and phones that must be unique are left out. */
export const baseForms: Readonly<Record<BorderCall, object>> = {
  ...ownForms,
  ...byAdd(({ form }) => form),
};

type Column = Pick<BoundaryCase, 'passes' | 'fails'>;

/** A text of `length` characters. */
const of = (length: number): string => '字'.repeat(length);

const required = (label: string, max: number): Column => ({
  passes: [of(1), of(max), ` ${of(max - 1)} `],
  fails: [
    ['', `${label}不能为空`],
    ['   ', `${label}不能为空`],
    [of(max + 1), `${label}最多 ${max} 个字`],
    ['一\u0007二', `${label}含有不可见字符`],
  ],
});

const optional = (label: string, max: number): Column => ({
  passes: ['', of(max)],
  fails: [[of(max + 1), `${label}最多 ${max} 个字`]],
});

const whole = (label: string, min: number, max: number): Column => ({
  passes: [min, max],
  fails: [
    [min - 1, `${label}不能小于 ${min}`],
    [max + 1, `${label}不能大于 ${max}`],
    [min + 0.5, `${label}应为整数`],
    [null, `${label}不能为空`],
  ],
});

const yuan = (label: string, takesNothing = true): Column => ({
  passes: [...(takesNothing ? [0] : []), 0.01, 999_999.99],
  fails: [
    ...(takesNothing ? [] : [[0, `${label}应大于 0`] as const]),
    [-0.01, `${label}不能小于 0`],
    [1_000_000, `${label}不能大于 999999.99`],
    [0.001, `${label}最多两位小数`],
    [null, `${label}不能为空`],
  ],
});

const degrees = (label: string, max: number): Column => ({
  passes: [-max, max, null],
  fails: [
    [-max - 0.1, `${label}不能小于 -${max}`],
    [max + 0.1, `${label}不能大于 ${max}`],
  ],
});

const choice = (label: string, values: readonly unknown[], other: unknown): Column => ({
  passes: values,
  fails: [
    [other, `${label}不是有效的选项`],
    [null, `${label}不能为空`],
  ],
});

const picture = (label: string): Column => ({
  passes: ['', 'https://example.com/1.png'],
  fails: [
    ['ftp://example.com/1.png', `${label}应为图片地址`],
    [`https://example.com/${'1'.repeat(500)}`, `${label}最多 500 个字`],
  ],
});

const wrongPhone = '请输入正确的手机号';
/** `others`: further valid values, none of them taken. */
const phone = (...others: string[]): Column => ({
  passes: others,
  fails: [
    ['', '手机号不能为空'],
    ['12999999999', wrongPhone],
    ['23800000000', wrongPhone],
    ['1380000000', wrongPhone],
    ['138000000000', wrongPhone],
    ['1380000000a', wrongPhone],
  ],
});

const contactPhone = (label: string, isRequired = false): Column => {
  const wrong = `${label}应为 5 到 20 位数字、-、+ 或转`;
  return {
    passes: [
      ...(isRequired ? [] : ['']),
      '95533',
      '400-000-0000',
      '05711234567890123456',
      '+86-571-87654321转8',
    ],
    fails: [
      ['1234', wrong],
      ['057112345678901234567', wrong],
      ['0571x12345678', wrong],
      ...(isRequired ? [['', `${label}不能为空`] as const] : []),
    ],
  };
};

const weakPassword = '密码至少包含大写、小写字母、数字和特殊字符其中三种';
const refusedPasswords: Column['fails'] = [
  ['Abcde1!', '密码至少 8 位'],
  [`Ab1${'x'.repeat(30)}`, '密码最多 32 位'],
  ['abcdefg1', weakPassword],
  ['ABCDEFG!', weakPassword],
];

const nickName: Column = {
  passes: [of(1), of(20)],
  fails: [
    ['', '请输入昵称'],
    ['  ', '请输入昵称'],
    [of(21), '昵称最多 20 个字'],
  ],
};

const percentage = { discountsType: DiscountKind.percentage };
const flat = { discountsType: DiscountKind.flat };
const nights = { effectType: DiscountEffect.nights };
const spending = { effectType: DiscountEffect.spending };
const listed = { exclusiveType: DiscountExclusion.listed };
const wrongUsername = '用户名应为 4 到 32 位字母、数字或 _ . -';

const rule = (
  call: BorderCall,
  field: string,
  name: string,
  { passes, fails }: Column,
  where: object = {},
): BoundaryCase => ({ call, field, rule: name, passes, fails, where });

/** What a field's own schema declares of its border; null for days, lists, and what is yes or no. */
function declaredBorder(schema: Parameters<typeof limitsOf>[0]): Column | null {
  const { isRequired, maxLength, min = 0, max = 0, decimals } = limitsOf(schema);
  const label = labelOf(schema) ?? '';
  const takes = (value: unknown): boolean => z.safeParse(schema, value).success;
  const choices = Object.keys(enumLabels(schema) ?? {}).map(Number);
  if (choices.length > 0) return takes(true) ? null : choice(label, choices, choices.length);
  if (maxLength !== undefined) return (isRequired ? required : optional)(label, maxLength);
  if (decimals !== undefined)
    return decimals === 0 ? whole(label, min, max) : yuan(label, takes(0));
  return takes('95533') ? contactPhone(label, isRequired) : null;
}

/** The rules about the fields of a call, each of its own: those of texts, numbers, choices and phones. */
const declaredBorders = (call: MasterDataAdd): BoundaryCase[] =>
  Object.entries(shapeOf(contract[call].input) ?? {}).flatMap(([field, schema]) => {
    const border = field === 'hotelId' ? null : declaredBorder(schema);
    return border ? [rule(call, field, 'as it is declared', border)] : [];
  });

/** The rules about the fields of master data (spec: master data), each at its border. */
export const borders: readonly BoundaryCase[] = [
  rule('addDepartment', 'name', '1 to 30 characters', required('部门名称', 30)),
  rule('addDepartment', 'role', 'one of four roles', {
    passes: everyRole,
    fails: [
      [null, '请选择权限角色'],
      ['owner', '请选择权限角色'],
    ],
  }),
  rule('addDepartment', 'status', 'normal or disabled', choice('状态', [0, 1], 2)),

  rule('addHotel', 'name', '1 to 50 characters', required('酒店名称', 50)),
  rule('addHotel', 'deptId', 'a department', {
    passes: [],
    fails: [
      ['', '所属部门不能为空'],
      [null, '所属部门不能为空'],
    ],
  }),
  rule('addHotel', 'address', 'up to 200 characters', optional('酒店地址', 200)),
  rule('addHotel', 'parkingLot', 'up to 200 characters', optional('停车场', 200)),
  rule('addHotel', 'contactPhone', '5 to 20 digits, hyphens, + and 转', contactPhone('联系电话')),
  rule('addHotel', 'longitude', '-180 to 180', degrees('经度', 180)),
  rule('addHotel', 'latitude', '-90 to 90', degrees('纬度', 90)),
  rule('addHotel', 'cover', 'an address of a picture', picture('封面图片')),

  rule('addRoomType', 'name', '1 to 30 characters', required('房型名称', 30)),
  rule('addRoomType', 'bedType', 'one or more', {
    passes: [],
    fails: [[[], '床型不能为空']],
  }),
  rule('addRoomType', 'bed', '1 to 6', whole('床位数', 1, 6)),
  rule('addRoomType', 'maxLoad', '1 to 6', whole('最多入住', 1, 6)),
  rule('addRoomType', 'sort', '0 to 9999999', whole('排序', 0, 9_999_999)),
  rule('addRoomType', 'fee', 'yuan with two decimals', yuan('价格')),
  rule('addRoomType', 'isolationFee', 'yuan with two decimals', yuan('隔离价格')),
  rule('addRoomType', 'cover', 'an address of a picture', picture('封面图片')),

  ...masterDataList.flatMap(({ add }) => declaredBorders(add)),

  rule('addDiscount', 'name', '1 to 10 characters', required('优惠名称', 10)),
  rule('addDiscount', 'description', 'up to 200 characters', optional('优惠说明', 200)),
  rule(
    'addDiscount',
    'discounts',
    'a part that is paid: above 0, at most 1',
    {
      passes: [0.0001, 0.85, 1],
      fails: [
        [0, '优惠数值应大于 0'],
        [1.0001, '优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。'],
        [0.00001, '优惠数值小数位数过多'],
        [null, '优惠数值不能为空'],
      ],
    },
    percentage,
  ),
  rule(
    'addDiscount',
    'discounts',
    'yuan off: above 0, two decimals',
    {
      passes: [0.01, 999_999.99],
      fails: [
        [0, '优惠数值应大于 0'],
        [1_000_000, '优惠数值不能大于 999999.99'],
        [0.001, '优惠数值小数位数过多'],
        [null, '优惠数值不能为空'],
      ],
    },
    flat,
  ),
  rule(
    'addDiscount',
    'effectCondition',
    'whole nights',
    {
      passes: [1, 999_999],
      fails: [
        [0, '生效条件应大于 0'],
        [1.5, '生效条件小数位数过多'],
        [null, '生效条件不能为空'],
      ],
    },
    nights,
  ),
  rule(
    'addDiscount',
    'effectCondition',
    'yuan with two decimals',
    {
      passes: [0.01, 999_999.99],
      fails: [
        [0, '生效条件应大于 0'],
        [1_000_000, '生效条件不能大于 999999.99'],
        [0.001, '生效条件小数位数过多'],
        [null, '生效条件不能为空'],
      ],
    },
    spending,
  ),
  rule(
    'addDiscount',
    'exclusiveRange',
    'at least one',
    { passes: [], fails: [[[], '请选择互斥范围']] },
    listed,
  ),
  rule('addDiscount', 'validityTime', 'an existing second', {
    passes: ['2024-02-29 00:00:00', '2026-12-31 23:59:59'],
    fails: [
      ['2026-02-29 00:00:00', '有效期至不是存在的日期'],
      ['2026-12-31 24:00:00', '有效期至不是存在的时间'],
      ['2026-12-31', '有效期至应为日期时间'],
      [null, '有效期至不能为空'],
    ],
  }),
  rule('addDiscount', 'picture', 'an address of a picture', picture('图片')),

  rule('addMenu', 'name', '1 to 30 characters', required('菜单名称', 30)),
  rule('addMenu', 'path', 'up to 50 characters', optional('路由', 50)),
  rule('addMenu', 'remark', 'up to 200 characters', optional('备注', 200)),
  rule('addMenu', 'sort', '0 to 9999999', whole('排序', 0, 9_999_999)),
  rule('addMenu', 'visible', 'yes or no', choice('是否显示', [0, 1], 2)),

  rule('addUser', 'username', '4 to 32 letters, digits and _ . -', {
    passes: ['a_.-', 'x'.repeat(32)],
    fails: [
      ['abc', wrongUsername],
      ['x'.repeat(33), wrongUsername],
      ['ab cd', wrongUsername],
      ['用户名称', wrongUsername],
    ],
  }),
  rule('addUser', 'nickName', '1 to 20 characters', nickName),
  rule('addUser', 'phone', 'a mobile number', phone('13000000000', '19999999999')),
  rule('addUser', 'dept', 'a department', { passes: [], fails: [[null, '所属部门不能为空']] }),
  rule('addUser', 'password', '8 to 32 characters of three kinds', {
    passes: ['Qhmrdwk1', `Ab1${'x'.repeat(29)}`, 'abcdef1!'],
    fails: refusedPasswords,
  }),

  rule('modifyUser', 'nickName', '1 to 20 characters', nickName),
  rule('modifyUser', 'phone', 'a mobile number', phone('13000000001', '19999999998')),
  rule('modifyUser', 'password', 'none, or 8 to 32 characters of three kinds', {
    passes: [''],
    fails: refusedPasswords,
  }),
];

const mebibyte = 1024 * 1024;
const wrongType = '只能上传 png、gif、jpg、jpeg 格式的图片！';

/** An image file at the border of its rules, and its message; null: it is accepted. */
export interface PictureBorder {
  name: string;
  type: string;
  bytes: number;
  message: string | null;
}

/** The rules about images: png, gif, jpg and jpeg by name and type, 10 MB. */
export const pictureBorders: readonly PictureBorder[] = [
  { name: '1.png', type: 'image/png', bytes: 10 * mebibyte, message: null },
  { name: '1.PNG', type: 'image/png', bytes: 1024, message: null },
  {
    name: '1.png',
    type: 'image/png',
    bytes: 10 * mebibyte + 1,
    message: '上传图片大小不能超过 10MB!',
  },
  { name: '1.webp', type: 'image/webp', bytes: 1024, message: wrongType },
  { name: '1.svg', type: 'image/svg+xml', bytes: 1024, message: wrongType },
  { name: '1.webp', type: 'image/png', bytes: 1024, message: wrongType },
  { name: '1.png', type: 'image/webp', bytes: 1024, message: wrongType },
];
