import * as z from 'zod/mini';
import { optional, partial } from './change.ts';
import { eachOnce } from './checks.ts';
import { Amount, Count, filter, Id, integer, nullable, Sum, Yuan } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { orderedBy, PageRequest, paged } from './page.ts';
import { ContactPhone } from './phone.ts';
import { hotelSide, management } from './role.ts';
import { sentence } from './sentence.ts';
import { multilineText, nameText, text } from './text.ts';

export const Company = z.object({
  id: labelled('协议单位编号', Id),
  name: labelled('协议单位名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  taxNumber: labelled('税号', nullable(z.string())),
  contact: labelled('联系人', nullable(z.string())),
  contactPhone: labelled('联系电话', nullable(z.string())),
  share: labelled('协议价比例', nullable(Count)),
  prices: labelled(
    '房型协议价',
    z.array(
      z.object({
        roomType: labelled('房型编号', Id),
        roomTypeName: labelled('房型', z.string()),
        price: labelled('协议价', Amount, { unit: '元', description: '每晚' }),
      }),
    ),
    { description: '先于协议价比例' },
  ),
  creditLimit: labelled('挂账额度', Sum),
  owed: labelled('已挂账', filter(Amount), {
    unit: '元',
    description: '挂账减回款，负数为多付的',
  }),
  available: labelled('可用额度', filter(Sum), { unit: '元' }),
  until: labelled('有效期至', nullable(z.string())),
  remark: labelled('备注', nullable(z.string())),
});
export type Company = z.output<typeof Company>;

/** The most room types that a company has prices of its own for. */
const maxAgreedPrices = 50;

const AgreedPrices = z
  .array(z.object({ roomType: labelled('房型', Id), price: labelled('协议价', Yuan) }), '应为列表')
  .check(
    z.maxLength(maxAgreedPrices, `最多 ${maxAgreedPrices} 种房型`),
    eachOnce('roomType', sentence('房型重复')),
  );

const CompanyForm = {
  name: labelled('协议单位名称', nameText({ max: 30 })),
  taxNumber: labelled('税号', optional(text({ max: 20 }))),
  contact: labelled('联系人', text({ min: 1, max: 20 })),
  contactPhone: labelled('联系电话', ContactPhone.check(z.minLength(1, '不能为空'))),
  share: labelled('协议价比例', integer({ min: 1, max: 100 }), {
    description: '百分比；90 为门市价的九折，不再享受其他优惠',
  }),
  prices: labelled('房型协议价', filter(AgreedPrices), {
    description: '房型每晚的固定价，先于协议价比例，同样不再享受其他优惠；整份替换',
  }),
  creditLimit: labelled('挂账额度', Yuan),
  until: labelled('有效期至', LocalDate, { description: '最后一个按协议价的夜晚' }),
  remark: labelled('备注', optional(multilineText({ max: 200 }))),
};

export const companyPage = endpoint({
  path: '/api/company/page',
  isDesk: true,
  summary: '协议单位列表',
  access: hotelSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('协议单位名称', filter(text({ max: 30 }))),
    hotelId: labelled('酒店', filter(Id)),
    ...orderedBy({ share: '协议价比例', creditLimit: '挂账额度', until: '有效期至' }),
  }),
  data: paged(Company),
});

export const addCompany = endpoint({
  path: '/api/company/add',
  isDesk: true,
  summary: '新增协议单位',
  access: management,
  changes: true,
  input: z.object({ ...CompanyForm, hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({ id: labelled('协议单位编号', Id) }),
});

export const modifyCompany = endpoint({
  path: '/api/company/modify',
  isDesk: true,
  summary: '编辑协议单位',
  description: '只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: labelled('协议单位', Id), ...partial(CompanyForm) }),
});

export const deleteCompany = endpoint({
  method: 'GET',
  path: '/api/company/delete/{id}',
  isDesk: true,
  summary: '删除协议单位',
  access: management,
  changes: true,
  input: z.object({ id: labelled('协议单位', Id) }),
});
