import type { NamedQuestion } from '../Confirm/texts.ts';

export const formTexts = {
  save: '保存',
  discardUnsaved: '放弃未保存的修改？' as NamedQuestion,
  discard: '放弃修改',
  continueEditing: '继续编辑',
  notKept: '已填写的内容将不再保留。',
  /** The fault of an item of a list that is not shown. */
  item: (position: number, message: string) => `第 ${position} 项：${message}`,
};
