import { Role } from '../contract/role.ts';
import { type SomeExamples, notPermitted } from './example.ts';

export const hotelExportExamples = {
  startHotelExport: [
    { title: '开始导出', input: { hotelId: '1', format: 'xlsx' }, data: { id: '3' } },
    {
      title: '酒店不存在',
      input: { hotelId: '999', format: 'jsonl.gz' },
      code: 400,
      msg: '酒店不存在',
      fields: { hotelId: '酒店不存在' },
    },
    {
      title: '酒店管理员不能导出全部资料',
      as: Role.hotelAdmin,
      input: { hotelId: '1', format: 'xlsx' },
      ...notPermitted,
    },
  ],
  getHotelExport: [
    {
      title: '已完成，可以下载',
      input: {},
      data: {
        id: '2',
        hotelId: '1',
        hotelName: '近店',
        format: 'xlsx',
        state: 'done',
        rowsDone: 1280,
        rowsTotal: 1280,
        size: 25,
        startedTime: '2026-03-18 09:30:00',
        expiresTime: '2026-03-19 09:30:00',
      },
    },
  ],
  cancelHotelExport: [
    { title: '取消', input: { id: '1' }, data: null },
    { title: '已经结束', input: { id: '2' }, code: 409, msg: '导出已经结束' },
  ],
  downloadHotelExport: [
    {
      title: '下载',
      input: { id: '2' },
      fileName: '近店_全部资料_20260318093000.xlsx',
    },
    { title: '未完成', input: { id: '1' }, code: 404, msg: '文件已过期，请重新导出' },
  ],
} satisfies SomeExamples;
