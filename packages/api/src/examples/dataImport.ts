import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';
import { sheetFile } from './sheetFile.ts';

const heads = ['床型名称', '规格', '最多睡', '软硬度'];
const file = sheetFile('床型', [heads, ['圆床', '2 米', '2', '适中']]);
const wrong = sheetFile('床型', [heads, ['圆床', '2 米', '二', '适中']]);
const fault = { sheet: '床型', place: 'C2', message: '最多睡应为数字' };

export const dataImportExamples = {
  checkDataImport: [
    {
      title: '检查，有一个单元格不正确',
      as: Role.hotelAdmin,
      input: { file: wrong },
      data: {
        sheets: [{ sheet: '床型', rows: 1, faults: 1 }],
        faults: [fault],
        faultCount: 1,
        notes: [],
        isStored: false,
      },
    },
  ],
  runDataImport: [
    {
      title: '导入一种床型',
      as: Role.hotelAdmin,
      input: { file },
      data: {
        sheets: [{ sheet: '床型', rows: 1, faults: 0 }],
        faults: [],
        faultCount: 0,
        notes: [],
        isStored: true,
      },
    },
    {
      title: '有误，未导入',
      as: Role.hotelAdmin,
      input: { file: wrong },
      code: 1001,
      msg: '共 1 处有误，未导入任何资料',
    },
  ],
  downloadImportTemplate: [
    { title: '下载模板', as: Role.hotelAdmin, input: {}, fileName: '导入资料模板.xlsx' },
  ],
} satisfies SomeExamples;
