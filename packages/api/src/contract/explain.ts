import type * as z from 'zod/mini';
import { fieldTitle } from './title.ts';

type Issue = z.core.$ZodIssue;

/** What zod expected, in Chinese, for where the contract has no message of its own. */
const expectation: Record<string, string> = {
  string: '应为文字',
  number: '应为数字',
  int: '应为整数',
  array: '应为列表',
  file: '应为文件',
};

const badFormat = '格式不正确';

/** zod's own messages are English; ours are Chinese and therefore told apart by their letters. */
const isOurs = (message: string): boolean => /[\u4e00-\u9fff]/.test(message);

/** A sentence of its own stands alone; a mere reason needs the field's name before it. */
const isSentence = (message: string): boolean =>
  isOurs(message) && /^请|^手机号|^密码|^身份证号|[！!。]$/.test(message);

/** Nothing was given where something must be: said so, whatever was expected. */
const isMissing = (issue: Issue): boolean =>
  issue.code !== 'custom' && 'input' in issue && (issue.input ?? null) === null;

/** The most telling message of an issue: that it is missing, our own, or one by its code. */
function reason(issue: Issue): string {
  if (isMissing(issue) && !isSentence(issue.message)) return '不能为空';
  if (isOurs(issue.message)) return issue.message;
  if (issue.code === 'invalid_union')
    return issue.errors.flat().map(reason).find(isOurs) ?? badFormat;
  if (issue.code === 'too_big') return `不能大于 ${issue.maximum}`;
  if (issue.code === 'too_small') return `不能小于 ${issue.minimum}`;
  if (issue.code === 'invalid_type') return expectation[issue.expected] ?? badFormat;
  return badFormat;
}

/** The message of an issue, with the field's name: 「入住人第 2 项的姓名不能为空」. */
function sentence(root: z.core.$ZodType, issue: Issue): string {
  const message = reason(issue);
  if (issue.path.length === 0) return isSentence(message) ? message : `输入内容${message}`;
  if (!isSentence(message)) return `${fieldTitle(root, issue.path)}${message}`;
  const place = issue.path.findLastIndex((key) => typeof key === 'number');
  return place < 0 ? message : `${fieldTitle(root, issue.path.slice(0, place + 1))}：${message}`;
}

/** What a refused input tells: one message to show, and the message of each field by its path. */
export interface Explanation {
  message: string;
  /** By path (`checkInfoList.1.idcard`); every message names its field. */
  fields: Record<string, string>;
}

/** Says in Chinese what a schema found wrong; issues that report their input also tell what is missing. */
export function explain(root: z.core.$ZodType, issues: readonly Issue[]): Explanation {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const key = issue.path.join('.');
    if (!Object.hasOwn(fields, key)) fields[key] = sentence(root, issue);
  }
  return { message: Object.values(fields)[0] ?? badFormat, fields };
}
