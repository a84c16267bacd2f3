import type * as z from 'zod/mini';
import { schemaAt } from './fields.ts';
import { labelOf, labelOfPath } from './label.ts';
import { isSentence } from './sentence.ts';

type Issue = z.core.$ZodIssue;

type RawIssue = z.core.$ZodRawIssue;

const invalidFormat = '格式不正确';

const typeMessages: Record<string, string> = {
  string: '应为文字',
  number: '应为数字',
  int: '应为整数',
  array: '应为列表',
  file: '应为文件',
};

/** The message of an issue for which the contract has none of its own. */
function defaultMessage(issue: RawIssue): string {
  if (issue.code === 'invalid_union') return issue.errors.flat()[0]?.message ?? invalidFormat;
  if (issue.code === 'too_big') return `不能大于 ${issue.maximum}`;
  if (issue.code === 'too_small') return `不能小于 ${issue.minimum}`;
  if (issue.code === 'invalid_type') return typeMessages[issue.expected] ?? invalidFormat;
  return invalidFormat;
}

/** Options of every parse: its issues have Chinese messages, and their input. */
export const parseOptions = { reportInput: true, error: defaultMessage } as const;

/** True when no value was given, whatever the schema expects: null, nothing, or blank text. */
function isMissing(issue: Issue): boolean {
  if (!('input' in issue)) return false;
  const { input } = issue;
  if (typeof input === 'string') return input.trim() === '';
  return issue.code !== 'custom' && (input ?? null) === null;
}

/** The label of the field at a path; '' for an item of a list. */
function labelAt(root: z.core.$ZodType, path: readonly PropertyKey[]): string {
  let schema: z.core.$ZodType | undefined = root;
  for (const key of path) schema = schema && schemaAt(schema, key);
  const last = path.at(-1);
  return (schema && labelOf(schema)) ?? (typeof last === 'string' ? last : '');
}

/** The message of an issue with its field's own label: 「姓名不能为空」 for `checkInfoList.1.name`. */
function formatIssue(root: z.core.$ZodType, issue: Issue): string {
  if (isSentence(issue.message)) return issue.message;
  const message = isMissing(issue) ? '不能为空' : issue.message;
  return `${issue.path.length === 0 ? '输入内容' : labelAt(root, issue.path)}${message}`;
}

/**
 * The message of a field as a sentence that stands alone, with the item of the list that it is in:
 * 「入住人第 2 项：姓名不能为空」 for `checkInfoList.1.name`.
 */
export function faultSentence(root: z.core.$ZodType, path: string, message: string): string {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const item = keys.findLastIndex((key) => typeof key === 'number');
  return item < 0 ? message : `${labelOfPath(root, keys.slice(0, item + 1))}：${message}`;
}

/** The messages of an invalid value. */
export interface InputErrors {
  /** The first of the messages, as a sentence that stands alone. */
  message: string;
  /** The first message of each field, by path (`checkInfoList.1.idcard`); it does not say the item. */
  fields: Record<string, string>;
}

/** Formats the issues of a parse with `parseOptions`. */
export function formatIssues(root: z.core.$ZodType, issues: readonly Issue[]): InputErrors {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const key = issue.path.join('.');
    if (!Object.hasOwn(fields, key)) fields[key] = formatIssue(root, issue);
  }
  const [first] = Object.entries(fields);
  return { message: first ? faultSentence(root, ...first) : invalidFormat, fields };
}
