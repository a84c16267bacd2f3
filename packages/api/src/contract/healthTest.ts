import * as z from 'zod/mini';
import { besideFaults, eachOnce, hasDecimals, requiredList } from './checks.ts';
import { Amount, filter, Flag, Id, nullable, numeric, oneOf } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { IsolationStatus, isolationStatusLabel } from './isolation.ts';
import { labelled, withValueLabelsBy } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { everyRole, supervision } from './role.ts';
import { multilineText, searchText } from './text.ts';
import { sentence } from './sentence.ts';

/** The type of a daily test. */
export const CheckType = { temperature: 0, nucleic: 1 } as const;
export type CheckType = (typeof CheckType)[keyof typeof CheckType];
export const checkTypeLabel = {
  [CheckType.temperature]: '体温',
  [CheckType.nucleic]: '核酸',
} as const satisfies Record<CheckType, string>;

/** The result of a nucleic acid test. */
export const NucleicResult = { negative: 0, positive: 1 } as const;
export type NucleicResult = (typeof NucleicResult)[keyof typeof NucleicResult];
export const nucleicResultLabel = {
  [NucleicResult.negative]: '阴性',
  [NucleicResult.positive]: '阳性',
} as const satisfies Record<NucleicResult, string>;

/** Degrees Celsius: a temperature above the first is abnormal; the others are the valid range. */
export const feverAbove = 37.3;
export const lowestTemperature = 34;
export const highestTemperature = 43;

/** Limits of an import: rows, and bytes of the file. */
export const maxImportRows = 10_000;
export const importFileLimit = 10 * 1024 * 1024;

export const testResult = { description: '体温为 34.0 到 43.0 ℃、一位小数；核酸 0 阴性，1 阳性' };

/** Degrees Celsius, or a `NucleicResult`: by the type of the test. */
export const TestResult = withValueLabelsBy(Amount, 'checkType', {
  [CheckType.nucleic]: nucleicResultLabel,
});

/** A daily test of a person. */
export const HealthTest = z.object({
  id: labelled('检测编号', Id),
  /** The person's number. */
  uId: labelled('用户编号', nullable(Id)),
  name: labelled('姓名', nullable(z.string())),
  idCard: labelled('身份证号', nullable(z.string())),
  hotelName: labelled('酒店', nullable(z.string())),
  /** The room that the person is in, or was in last. */
  roomId: labelled('房间编号', nullable(Id)),
  roomName: labelled('房间', nullable(z.string())),
  /** Of the isolation that the test belongs to. */
  status: labelled('隔离状态', nullable(oneOf(IsolationStatus, isolationStatusLabel))),
  checkType: labelled('检测类型', oneOf(CheckType, checkTypeLabel)),
  checkRes: labelled('检测结果', TestResult, testResult),
  checkTime: labelled('检测时间', nullable(z.string())),
  createTime: labelled('录入时间', nullable(z.string())),
  /** True once an abnormal result was handled; null for a normal result. */
  isHandled: labelled('已处理', nullable(Flag)),
});
export type HealthTest = z.output<typeof HealthTest>;

/** A person in isolation who was not tested on a given day. */
export const UntestedPerson = z.object({
  id: labelled('用户编号', Id),
  name: labelled('姓名', z.string()),
  hotelName: labelled('酒店', nullable(z.string())),
  roomName: labelled('房间', nullable(z.string())),
});
export type UntestedPerson = z.output<typeof UntestedPerson>;

type Measured = Pick<HealthTest, 'checkType' | 'checkRes'>;

/** Validates the result by the type of test. */
function isPlausible({ checkType, checkRes }: Measured): boolean {
  if (typeof checkRes !== 'number') return true;
  if (checkType === CheckType.nucleic) return checkRes === 0 || checkRes === 1;
  if (checkType !== CheckType.temperature) return true;
  return (
    checkRes >= lowestTemperature && checkRes <= highestTemperature && hasDecimals(checkRes, 1)
  );
}

const HealthTestForm = {
  uId: labelled('用户编号', Id),
  checkType: labelled('检测类型', oneOf(CheckType, checkTypeLabel, sentence('请选择检测类型'))),
  checkRes: labelled('检测结果', numeric(z.number('应为数字')), testResult),
  checkTime: labelled('检测时间', LocalDateTime),
};

/** Records a test that was made before the check-in of its person. */
const acceptBeforeCheckIn = labelled('早于入住时间', filter(Flag), {
  description: '是：知道检测时间早于入住时间，仍然录入',
});

const implausible = sentence('检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。');

const plausible = z.refine<Measured>(isPlausible, {
  ...besideFaults,
  error: implausible,
  path: ['checkRes'],
});

const allPlausible = z.check<{
  checkType: CheckType;
  tests: (Pick<Measured, 'checkRes'> | null)[];
}>(
  ({ value: { checkType, tests }, issues }) => {
    if (!Array.isArray(tests)) return;
    for (const [index, test] of tests.entries()) {
      if (typeof test !== 'object' || test === null) continue;
      if (isPlausible({ checkType, checkRes: test.checkRes })) continue;
      const path = ['tests', index, 'checkRes'];
      issues.push({ code: 'custom', message: implausible, input: test, path });
    }
  },
  { ...besideFaults },
);

/** The most tests that are recorded at once. */
export const maxTestsAtOnce = 1000;

const none = sentence('请至少录入一人的检测结果');
const TestsOfMany = z
  .array(
    z.object({ uId: HealthTestForm.uId, checkRes: HealthTestForm.checkRes }),
    requiredList(none),
  )
  .check(
    z.minLength(1, none),
    z.maxLength(maxTestsAtOnce, `最多 ${maxTestsAtOnce} 条`),
    eachOnce('uId', '重复'),
  );

export const healthTestPage = endpoint({
  path: '/api/checkRecords/page',
  summary: '检测记录列表',
  description: '酒店看本店',
  access: everyRole,
  successCode: '200',
  input: z.object({
    page: labelled('分页', PageRequest),
    hotelId: labelled('酒店', filter(Id)),
    id: labelled('检测编号', filter(Id)),
    uid: labelled('用户编号', filter(Id)),
    name: labelled('姓名', filter(searchText({ max: 60 }))),
    checkRes: labelled('检测结果', filter(Amount), testResult),
    beginTime: labelled('开始日期', filter(LocalDateTime)),
    endTime: labelled('结束日期', filter(LocalDateTime)),
    /** Only abnormal results that were not handled yet. */
    isAbnormal: labelled('异常', filter(Flag), { description: '是：只列出尚未处理的异常结果' }),
    ...orderedBy({ checkTime: '检测时间' }),
  }),
  data: paged(HealthTest),
});

export const addHealthTest = endpoint({
  path: '/api/checkRecords/manually',
  summary: '手动录入检测记录',
  access: everyRole,
  changes: true,
  successCode: '200',
  input: z.object({ ...HealthTestForm, acceptBeforeCheckIn }).check(plausible),
  data: z.nullish(z.object({ id: labelled('检测编号', Id) })),
});

export const addHealthTests = endpoint({
  path: '/api/checkRecords/addMany',
  summary: '批量录入检测记录',
  description: '同一类型、同一时间；全部保存或全不保存，有误的行全部列出',
  access: everyRole,
  changes: true,
  successCode: '200',
  input: z
    .object({
      checkType: HealthTestForm.checkType,
      checkTime: HealthTestForm.checkTime,
      tests: labelled('检测记录', TestsOfMany),
      acceptBeforeCheckIn,
    })
    .check(allPlausible),
  data: z.object({ ids: labelled('检测编号', z.array(Id)) }),
});

export const modifyHealthTest = endpoint({
  path: '/api/checkRecords/modify',
  summary: '修改检测记录',
  access: everyRole,
  changes: true,
  successCode: '200',
  input: z
    .object({ id: labelled('检测记录', Id), ...HealthTestForm, acceptBeforeCheckIn })
    .check(plausible),
});

export const deleteHealthTest = endpoint({
  method: 'GET',
  path: '/api/checkRecords/delete/{id}',
  summary: '删除检测记录',
  access: supervision,
  changes: true,
  successCode: '200',
  input: z.object({ id: labelled('检测记录', Id) }),
});

export const handleHealthTest = endpoint({
  path: '/api/checkRecords/handle',
  summary: '处理异常结果',
  description: '从异常列表中移除，并记入日志',
  access: everyRole,
  changes: true,
  successCode: '200',
  input: z.object({
    id: labelled('检测记录', Id),
    note: labelled('处理说明', filter(multilineText({ max: 200 }))),
  }),
});

export const untestedPeople = endpoint({
  method: 'GET',
  path: '/api/checkRecords/untested',
  summary: '某天尚未检测的隔离人员',
  access: everyRole,
  successCode: '200',
  input: z.object({ date: labelled('日期', LocalDate), hotelId: labelled('酒店', filter(Id)) }),
  data: z.array(UntestedPerson),
});

const ImportRefusal = z.object({ recorded: z.array(z.int()) });

/** The rows of a refused import that are recorded already with the same result, by the data of its envelope. */
export function recordedRows(data: unknown): number[] {
  const read = ImportRefusal.safeParse(data);
  return read.success ? read.data.recorded : [];
}

export const importHealthTests = endpoint({
  path: '/api/checkRecords/upload',
  summary: '导入检测记录',
  description:
    '全部保存或全不保存，结果以文字说明；有误的行全部列出，路径为 rows.行号.列；多个工作表或一行多项结果时，行号从 2 起依次编号',
  access: everyRole,
  encoding: 'multipart',
  changes: true,
  successCode: '200',
  input: z.object({
    file: labelled(
      '文件',
      z.file(sentence('请选择文件')).check(
        z.minSize(1, '不能是空文件'),
        z.maxSize(importFileLimit, '不能超过 10MB'),
        z.refine((file) => /\.(xlsx?|et|csv)$/i.test(file.name), '应为 xlsx、xls、et 或 csv'),
      ),
    ),
    acceptBeforeCheckIn,
  }),
  data: z.string(),
});

export const downloadTestTemplate = endpoint({
  path: '/api/checkRecords/template',
  summary: '下载检测记录的导入模板',
  access: everyRole,
  unmasks: true,
  answer: 'file',
  successCode: '200',
  input: z.object({}),
});
