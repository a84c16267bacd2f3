import { LogType } from '../contract/log.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const priceLog = {
  id: '1',
  sketch: '订单 1 改价',
  type: LogType.dataChange,
  createBy: 'manager',
  createTime: '2026-03-18 10:00:00',
};

export const logExamples = {
  logPage: [
    {
      title: '某天的日志',
      input: {
        page: firstPage,
        beginTime: '2026-03-18 00:00:00',
        endTime: '2026-03-18 23:59:59',
      },
      data: pageOf(priceLog),
    },
    { title: '没有权限', as: Role.hotelMember, input: { page: firstPage }, ...notPermitted },
  ],
  getLog: [
    {
      title: '修改前与修改后',
      input: { id: '1' },
      data: {
        ...priceLog,
        detail: { before: { 实付金额: 540 }, after: { 实付金额: 500 } },
        address: '192.0.2.10',
        targetKind: 'order',
        targetId: '1',
        targetName: null,
        hotelId: '1',
      },
    },
  ],
  downloadLogs: [
    {
      title: '导出全部',
      input: { page: { page: 1, size: 9_999_999 } },
      fileName: '日志_20260318100000.xlsx',
    },
  ],
} satisfies SomeExamples;
