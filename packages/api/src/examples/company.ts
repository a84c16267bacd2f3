import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const company = {
  id: '1',
  name: '西溪软件有限公司',
  hotelId: '1',
  hotelName: '安住西湖店',
  taxNumber: '91330106MA2CC0X21U',
  contact: '沈佳怡',
  contactPhone: '0571-8000-0001',
  share: 85,
  prices: [],
  creditLimit: 20_000,
  owed: 180,
  available: 19_820,
  until: '2035-12-31',
  remark: '每月 5 日前对账',
};

export const companyExamples = {
  companyPage: [
    {
      title: '按名称',
      as: Role.hotelAdmin,
      input: { page: firstPage, hotelId: '1', name: '西溪软件有限公司' },
      data: pageOf(company),
    },
  ],
  addCompany: [
    {
      title: '新增协议单位',
      as: Role.hotelAdmin,
      input: {
        name: '之江旅行社',
        taxNumber: '91330106MA2H2A0Q8B',
        contact: '陆一鸣',
        contactPhone: '0571-8000-0002',
        share: 80,
        creditLimit: 1280.5,
        until: '2035-12-31',
        remark: '每月 10 日前对账',
      },
      data: { id: '3' },
    },
    {
      title: '没有名称',
      as: Role.hotelAdmin,
      wire: {
        name: '',
        taxNumber: '91330106MA2H2A0Q8B',
        contact: '陆一鸣',
        contactPhone: '0571-8000-0002',
        share: 80,
        creditLimit: 1280.5,
        until: '2035-12-31',
        remark: '每月 10 日前对账',
      },
      code: 400,
      msg: '协议单位名称不能为空',
      fields: { name: '协议单位名称不能为空' },
    },
  ],
  modifyCompany: [
    { title: '改名称', as: Role.hotelAdmin, input: { id: '1', name: '之江旅行社' }, data: null },
    {
      title: '房型协议价',
      as: Role.hotelAdmin,
      input: { id: '1', prices: [{ roomType: '1', price: 260 }] },
      data: null,
    },
    {
      title: '房型重复',
      as: Role.hotelAdmin,
      wire: {
        id: '1',
        prices: [
          { roomType: '1', price: 260 },
          { roomType: '1', price: 250 },
        ],
      },
      code: 400,
      msg: '房型协议价第 2 项：房型重复',
      fields: { 'prices.1.roomType': '房型重复' },
    },
  ],
  deleteCompany: [{ title: '删除协议单位', as: Role.hotelAdmin, input: { id: '2' }, data: null }],
} satisfies SomeExamples;
