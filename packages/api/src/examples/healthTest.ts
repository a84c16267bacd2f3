import { IsolationStatus } from '../contract/isolation.ts';
import { CheckType, NucleicResult } from '../contract/healthTest.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';
import { sheetFile } from './sheetFile.ts';

const fever = {
  id: '1',
  uId: '1',
  name: '吴三',
  idCard: '9900********0030',
  hotelName: '安住西湖店',
  roomId: '4',
  roomName: '401',
  status: IsolationStatus.isolating,
  checkType: CheckType.temperature,
  checkRes: 38.2,
  checkTime: '2026-03-18 08:00:00',
  createTime: '2026-03-18 10:00:00',
  isHandled: false,
};

const oneTest = sheetFile('检测记录', [
  ['用户编号', '检测类型', '检测结果', '检测时间'],
  ['1', '体温', '36.6', '2026-03-18 09:30'],
]);

export const healthTestExamples = {
  healthTestPage: [
    {
      title: '尚未处理的异常结果',
      as: Role.antiEpidemic,
      input: { page: firstPage, isAbnormal: true },
      data: pageOf(fever),
    },
  ],
  addHealthTest: [
    {
      title: '体温',
      as: Role.hotelMember,
      input: {
        uId: '1',
        checkType: CheckType.temperature,
        checkRes: 36.6,
        checkTime: '2026-03-18 09:00:00',
      },
      data: { id: '21' },
    },
    {
      title: '核酸',
      as: Role.hotelMember,
      input: {
        uId: '1',
        checkType: CheckType.nucleic,
        checkRes: NucleicResult.negative,
        checkTime: '2026-03-18 09:00:00',
      },
      data: { id: '21' },
    },
    {
      title: '体温不合理',
      wire: { uId: 1, checkType: 0, checkRes: 366, checkTime: '2026-03-18 09:00:00' },
      code: 400,
      msg: '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
      fields: {
        checkRes: '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
      },
    },
  ],
  addHealthTests: [
    {
      title: '一次录入多人的体温',
      as: Role.hotelMember,
      input: {
        checkType: CheckType.temperature,
        checkTime: '2026-03-18 09:00:00',
        tests: [{ uId: '1', checkRes: 36.6 }],
      },
      data: { ids: ['21'] },
    },
    {
      title: '有误的行',
      as: Role.hotelMember,
      input: {
        checkType: CheckType.temperature,
        checkTime: '2026-03-18 09:00:00',
        tests: [
          { uId: '1', checkRes: 36.6 },
          { uId: '999', checkRes: 36.5 },
        ],
      },
      code: 404,
      msg: '检测记录第 2 项：用户编号「999」不存在',
      fields: { 'tests.1.uId': '用户编号「999」不存在' },
    },
  ],
  modifyHealthTest: [
    {
      title: '更正体温',
      as: Role.hotelMember,
      input: {
        id: '1',
        uId: '1',
        checkType: CheckType.temperature,
        checkRes: 37.2,
        checkTime: '2026-03-18 08:00:00',
      },
      data: null,
    },
  ],
  deleteHealthTest: [{ title: '删除记录', as: Role.antiEpidemic, input: { id: '1' }, data: null }],
  handleHealthTest: [
    {
      title: '处理异常结果',
      as: Role.antiEpidemic,
      input: { id: '1', note: '已复测，体温正常' },
      data: null,
    },
  ],
  untestedPeople: [
    {
      title: '某天没有检测的人',
      as: Role.hotelMember,
      input: { date: '2026-03-17' },
      data: [{ id: '1', name: '吴三', hotelName: '安住西湖店', roomName: '401' }],
    },
  ],
  importHealthTests: [
    {
      title: '导入一行',
      as: Role.hotelMember,
      input: { file: oneTest },
      data: '成功导入 1 条检测记录',
    },
  ],
  downloadTestTemplate: [
    { title: '下载模板', as: Role.hotelMember, input: {}, fileName: '每日检测导入模板.xlsx' },
  ],
} satisfies SomeExamples;
