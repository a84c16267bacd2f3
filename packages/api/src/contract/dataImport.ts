import * as z from 'zod/mini';
import { Count, Flag } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { importFileLimit } from './healthTest.ts';
import { labelled } from './label.ts';
import { management } from './role.ts';
import { sentence } from './sentence.ts';

/** The most rows of all sheets together: other changes of an embedded store wait for them, some 60 a second. */
export const maxDataRows = 3000;

/** The most faults that a report lists; the others are counted. */
export const maxListedFaults = 200;

/** What a workbook came to. */
export const ImportReport = z.object({
  sheets: labelled(
    '工作表',
    z.array(
      z.object({
        sheet: labelled('工作表', z.string()),
        rows: labelled('行数', Count),
        faults: labelled('有误', Count),
      }),
    ),
  ),
  faults: labelled(
    '错误',
    z.array(
      z.object({
        sheet: labelled('工作表', z.string()),
        place: labelled('位置', z.string(), { description: '单元格，如 B7；整行或整表为文字' }),
        message: labelled('原因', z.string()),
      }),
    ),
    { description: `最多列出 ${maxListedFaults} 处` },
  ),
  faultCount: labelled('错误数', Count),
  notes: labelled('未读取', z.array(z.string())),
  isStored: labelled('已导入', Flag),
});
export type ImportReport = z.output<typeof ImportReport>;

const input = z.object({
  file: labelled(
    '文件',
    z.file(sentence('请选择文件')).check(
      z.minSize(1, '不能是空文件'),
      z.maxSize(importFileLimit, '不能超过 10MB'),
      z.refine((file) => /\.(xlsx?|et)$/i.test(file.name), '应为 xlsx、xls 或 et'),
    ),
  ),
});

/** A thousand bookings take some ten seconds; a slow machine several times that. */
const seconds = 300;

const sheetsText =
  '工作表按名称识别：部门、酒店、床型、房型、房间、用户、商品、协议单位、预订、在住，可只填一部分' +
  `；各表合计最多 ${maxDataRows} 行`;

export const checkDataImport = endpoint({
  path: '/api/import/check',
  summary: '检查导入资料',
  description: `${sheetsText}。全部按导入的规则检查并列出错误，不写入任何数据`,
  access: management,
  encoding: 'multipart',
  seconds,
  input,
  data: ImportReport,
});

export const runDataImport = endpoint({
  path: '/api/import/run',
  summary: '导入资料',
  description: `${sheetsText}。全部导入或全不导入；有误时返回 1001，data 为检查结果`,
  access: management,
  encoding: 'multipart',
  changes: true,
  seconds,
  input,
  data: ImportReport,
});

export const downloadImportTemplate = endpoint({
  path: '/api/import/template',
  summary: '下载导入资料的模板',
  access: management,
  answer: 'file',
  input: z.object({}),
});
