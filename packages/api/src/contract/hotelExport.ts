import * as z from 'zod/mini';
import { Count, Id, nullable, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { platform } from './role.ts';
import { sentence } from './sentence.ts';

/** The formats of a file with all that a hotel has. */
export const hotelExportLabel = {
  xlsx: 'Excel 表格（xlsx）',
  'jsonl.gz': 'JSON 行（jsonl.gz）',
  jsonl: 'JSON 行（jsonl）',
} as const;
export type HotelExportFormat = keyof typeof hotelExportLabel;

const format = oneOfTexts(hotelExportLabel, sentence('请选择格式'));

export const hotelExportStateLabel = {
  running: '进行中',
  done: '已完成',
  broken: '已中断',
} as const;

export const HotelExport = z.object({
  id: labelled('导出编号', Id),
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  format: labelled('格式', format),
  state: labelled('状态', oneOfTexts(hotelExportStateLabel), {
    description: '已中断：服务器停止或出错，须重新导出',
  }),
  rowsDone: labelled('已导出行数', Count),
  rowsTotal: labelled('总行数', Count, { description: '统计之前为 0' }),
  size: labelled('字节数', Count, { description: '完成之前为 0' }),
  startedTime: labelled('开始时间', z.string()),
  expiresTime: labelled('保留到', z.string(), { description: '之后文件被删除' }),
});
export type HotelExport = z.output<typeof HotelExport>;

const id = labelled('导出编号', Id);

export const startHotelExport = endpoint({
  path: '/api/export/start',
  summary: '导出酒店全部资料',
  description:
    '含历史，个人信息为明文，不含密码和密钥；在服务器上进行，完成后下载，文件保留 24 小时。每人同时一个，有一个正在进行时返回 409',
  access: platform,
  changes: true,
  input: z.object({
    hotelId: labelled('酒店', Id),
    format: labelled('格式', format),
  }),
  data: z.object({ id }),
});

export const getHotelExport = endpoint({
  method: 'GET',
  path: '/api/export/state',
  summary: '最近一次导出酒店资料',
  description: '本人最近一次的进度；没有、已取消或已过期时为 null',
  access: platform,
  isBackground: true,
  input: z.object({}),
  data: nullable(HotelExport),
});

export const cancelHotelExport = endpoint({
  path: '/api/export/cancel',
  summary: '取消导出酒店资料',
  description: '已结束的返回 409',
  access: platform,
  changes: true,
  input: z.object({ id }),
});

export const downloadHotelExport = endpoint({
  path: '/api/export/download',
  summary: '下载导出的酒店资料',
  description: '只能下载本人的；过期后返回 404',
  access: platform,
  answer: 'file',
  mayLag: false,
  seconds: 300,
  input: z.object({ id }),
});
